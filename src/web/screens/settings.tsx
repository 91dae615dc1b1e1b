import { change, type Settings, useSettings } from '../settings.ts'
import { useWords } from '../words/index.ts'

const SWITCHES: readonly (keyof Settings)[] = ['fourColours', 'large', 'quick', 'keys', 'still']

export const SettingsScreen = () => {
  const { settings: words } = useWords()
  const now = useSettings()
  return (
    <div className="page settings">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <ul>
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
      <p className="note">{words.sound}</p>
    </div>
  )
}
