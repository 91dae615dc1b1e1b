import { change, useSettings } from '../../app/settings.ts'
import { useWords } from '../../i18n/index.ts'
import { LANGUAGES, type Language, NAME_OF } from '../../i18n/languages.ts'

/** The languages, each under its own name, so that its readers can find it. */
export const Tongues = () => {
  const { nav } = useWords()
  const { language } = useSettings()
  return (
    <label className="tongues">
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <circle r="9" />
        <ellipse rx="4" ry="9" />
        <path d="M-9 0H9M-7.6 -5H7.6M-7.6 5H7.6" />
      </svg>
      <span className="name">{nav.language}</span>
      <select
        value={language}
        onChange={event => change({ language: event.target.value as Language })}
      >
        {LANGUAGES.map(each => (
          <option key={each} value={each} lang={each}>
            {NAME_OF[each]}
          </option>
        ))}
      </select>
    </label>
  )
}
