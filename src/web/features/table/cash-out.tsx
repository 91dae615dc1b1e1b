import type { FormEvent } from 'react'
import type { Ask, View } from '../../client/connection.ts'
import { useWords } from '../../i18n/index.ts'

/** Chips with a value back into money, as many as one likes, without leaving. @rule nz1:13.1 */
export const CashOut = ({
  view,
  ask,
}: {
  readonly view: View
  readonly ask: (what: Ask) => Promise<void>
}) => {
  const { rights } = useWords()
  const held = view.mine?.stack.value ?? 0
  if (held === 0) return null
  const change = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const dollars = Number(new FormData(event.currentTarget).get('sum'))
    void ask({ does: 'cash-out', chips: Math.round(dollars * 100) })
  }
  return (
    <form className="row cash-out" onSubmit={change}>
      <label>
        <span className="unseen">{rights.cashOutSum}</span>${' '}
        <input
          key={held}
          name="sum"
          type="number"
          min={0.5}
          max={held / 100}
          step={0.5}
          defaultValue={held / 100}
        />
      </label>
      <button type="submit">{rights.cashOut}</button>
    </form>
  )
}
