import type { BaccaratView } from '../../../games/baccarat/table/view.ts'
import { useWords } from '../../i18n/index.ts'
import type { RoundProps } from '../face.ts'
import type { BaccaratRound } from './table.ts'

/** After a tie the main wagers stay on the layout. @rule nz5:5.16 nz5-old:5.16 mbs:3.10.1 */
export const Remark = ({ round }: RoundProps<BaccaratView, BaccaratRound>) => {
  const { result } = useWords()
  const stayed = round.settled.some(({ outcome }) => outcome.is === 'stand-off')
  return round.result?.result === 'tie' && stayed ? <li className="note">{result.stays}</li> : null
}
