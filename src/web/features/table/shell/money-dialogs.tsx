import { type FormEvent, useState } from 'react'
import type { Ask, Connection, View } from '../../../client/connection.ts'
import { dollars, useWords } from '../../../i18n/index.ts'
import { Dialog, DialogFoot } from '../../../ui/dialog.tsx'
import { balanceOf } from '../state/announcements/announcements.ts'
import { myWagers } from '../state/bets/bets.ts'
import styles from './money-dialogs.module.css'

/** The dialogs for cashing out and for leaving. */

interface MoneyProps {
  readonly view: View
  readonly connection: Connection
  readonly ask: (what: Ask) => Promise<boolean>
  readonly close: () => void
  readonly gone: () => void
}

/** Somebody who could not leave stays at the table, which says why. */
const leaving =
  (...[ask, close, gone]: [MoneyProps['ask'], () => void, () => void]) =>
  async (): Promise<void> =>
    (await ask({ does: 'leave' })) ? gone() : close()

/** Cashes out any number of chips without leaving. @rule nz1:13.1 */
export const CashOut = ({ view, ask, close, gone }: MoneyProps) => {
  const { shell } = useWords()
  const held = view.mine?.stack.value ?? 0
  const [sum, setSum] = useState(held)
  const cash = async (event: FormEvent) => {
    event.preventDefault()
    if (sum > 0) await ask({ does: 'cash-out', chips: sum })
    close()
  }
  const leave = leaving(ask, close, gone)
  return (
    <Dialog title={shell.cashOutAll(dollars(sum))} close={close}>
      <p className="note">{shell.cashOutSays}</p>
      <form onSubmit={event => void cash(event)}>
        <label className={styles.amount}>
          {shell.cashOutAmount}
          <input
            type="number"
            min={0.5}
            max={held / 100}
            step={0.5}
            defaultValue={held / 100}
            onChange={event => setSum(Math.round(Number(event.target.value) * 100))}
          />
        </label>
        <DialogFoot>
          {/* biome-ignore lint/a11y/noAutofocus: the primary button of a dialog that was asked for */}
          <button type="submit" className="primary" autoFocus aria-disabled={sum <= 0}>
            {shell.cashOut}
          </button>
          <button type="button" onClick={() => void leave()}>
            {shell.cashOutLeave}
          </button>
          <button type="button" onClick={close}>
            {shell.notNow}
          </button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

/** Shown only if the patron has bets on the table. @rule nz1:12.1 */
export const LeaveDialog = ({ view, connection, ask, close, gone }: MoneyProps) => {
  const { shell } = useWords()
  const lies = myWagers(view, connection.patron).reduce((sum, { chips }) => sum + chips, 0)
  const leave = leaving(ask, close, gone)
  return (
    <Dialog title={shell.leaveTitle} close={close}>
      <p>{shell.leaveSays(dollars(balanceOf(view)))}</p>
      {lies > 0 && <p>{shell.leaveBets(dollars(lies))}</p>}
      <DialogFoot>
        <button type="button" className="primary" onClick={() => void leave()}>
          {shell.leave}
        </button>
        <button type="button" onClick={close}>
          {shell.stay}
        </button>
      </DialogFoot>
    </Dialog>
  )
}
