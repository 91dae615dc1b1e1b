import type { Conditions } from '../../../../tournament/director/s02-entry/conditions.ts'
import { mostPlayers } from '../../../../tournament/director/s02-entry/tables.ts'
import { dollars, useWords, type Words } from '../../../i18n/index.ts'
import { stageName } from '../session/header.tsx'

/** What complete conditions amount to: tables of each stage, fees and prizes with a full field. */

const stageSays = (words: Words, conditions: Conditions): readonly string[] => {
  const { form } = words.tournament
  const most = mostPlayers(conditions)
  return conditions.stages.flatMap(({ name, seats, progression }, at) => {
    const players = most[at]!
    if (!Number.isFinite(players)) return []
    const on = progression ? form.goesOn[progression.by](progression.count) : null
    return [form.plan.stage(stageName(name), players, Math.ceil(players / seats), on)]
  })
}

const moneySays = (words: Words, conditions: Conditions): readonly string[] => {
  const { form } = words.tournament
  const { entryFee, feeSplit, maxPlayers, prizes } = conditions
  const listed = prizes.reduce((sum, prize) => sum + ('money' in prize ? prize.money : 0), 0)
  if (maxPlayers === undefined) return [form.plan.prizes(dollars(listed))]
  const fees = entryFee * maxPlayers
  const share = Math.floor((fees * feeSplit.prizes) / 100)
  return [form.plan.money(maxPlayers, dollars(fees), dollars(share), dollars(listed))]
}

export const Plan = ({ conditions }: { readonly conditions: Conditions }) => {
  const words = useWords()
  const { form } = words.tournament
  return (
    <div className="verdict-line good">
      <p>{form.complete}</p>
      <ul>
        {[...stageSays(words, conditions), ...moneySays(words, conditions)].map(says => (
          <li key={says}>{says}</li>
        ))}
      </ul>
    </div>
  )
}
