import { change, type Settings, useSettings } from '../../app/settings.ts'
import { useWords } from '../../i18n/index.ts'
import { Choose } from '../../ui/controls/choice.tsx'
import { Tongues } from '../../ui/controls/language-menu.tsx'

type Switch = Exclude<keyof Settings, 'language' | 'theme'>

const SWITCHES: readonly Switch[] = [
  'fourColours',
  'large',
  'leftHanded',
  'quick',
  'keys',
  'still',
  'goodRoads',
  'calls',
  'effects',
  'tones',
]

export const SettingsScreen = () => {
  const { settings, atTable, lobbyRoads } = useWords()
  const words = { ...settings, ...atTable.settings, ...lobbyRoads }
  const now = useSettings()
  return (
    <div className="page settings">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <ul>
        <li className="tile">
          <Tongues />
          <p className="note">{words.languageSays}</p>
        </li>
        <li className="tile">
          <Choose
            name={words.theme}
            value={now.theme}
            among={(['dark', 'light', 'auto'] as const).map(theme => [theme, words.themes[theme]])}
            choose={theme => change({ theme: theme as Settings['theme'] })}
          />
          <p className="note">{words.themeSays}</p>
        </li>
        {SWITCHES.map(name => (
          <li key={name} className="tile">
            <label>
              <input
                type="checkbox"
                checked={now[name]}
                aria-describedby={`${name}-says`}
                onChange={event => change({ [name]: event.target.checked })}
              />
              {words[name]}
            </label>
            <p className="note" id={`${name}-says`}>
              {words[`${name}Says`]}
            </p>
          </li>
        ))}
      </ul>
      <p className="note">{atTable.captions}</p>
    </div>
  )
}
