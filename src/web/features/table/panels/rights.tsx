import type { Right } from '../../../../kernel/right.ts'
import type { Ask } from '../../../client/connection.ts'
import { useWords, type Words } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'

/** The requests that the rules allow a patron now, each with its clause. */

type RequestName = keyof Words['rights']['asks']

export const RightRow = ({
  rights,
  ask,
}: {
  readonly rights: readonly Right<RequestName>[]
  readonly ask: (what: Ask) => Promise<unknown>
}) => {
  const { rights: words } = useWords()
  return (
    <ul>
      {rights.map(({ asks, under }) => (
        <li key={asks}>
          <button type="button" className="small" onClick={() => void ask({ does: asks })}>
            {words.asks[asks]}
          </button>{' '}
          <span>{words.says[asks]}</span> <ClauseLink id={under} />
        </li>
      ))}
    </ul>
  )
}
