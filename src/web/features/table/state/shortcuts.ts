import type { OwnRound } from '../../../../records/round-views.ts'
import { useSettings } from '../../../app/settings.ts'
import type { Connection, View } from '../../../client/connection.ts'
import type { AnyFace } from '../../../games/face.ts'
import { useWords, type Words } from '../../../i18n/index.ts'
import { useSay } from '../../../ui/announcer/announcer.tsx'
import { useKeys } from './announcements/announcements.ts'
import type { Bets } from './bets/bets.ts'
import { chipsOf } from './bets/chips.ts'

/** The table's keyboard shortcuts, if they are switched on. */

const SO_FAR = 5

/** The patron's last results, for games without a results display. */
const resultsSoFar = (words: Words, face: AnyFace, rounds: readonly OwnRound[]): string => {
  const { of, sentence, sentences } = words.marks
  if (rounds.length === 0) return words.history.none
  const told = rounds
    .slice(0, SO_FAR)
    .map(each => sentence(of(words.table.round(each.round), face.result(words, each))))
  return sentences(told)
}

interface Shortcuts {
  readonly connection: Connection
  readonly face: AnyFace
  readonly view: View
  readonly bets: Bets
  readonly choose: (chip: number) => void
  readonly rounds: readonly OwnRound[]
  readonly why: () => void
}

export const useShortcuts = (at: Shortcuts): void => {
  const { connection, face, view, bets, choose, rounds, why } = at
  const { keys } = useSettings()
  const say = useSay()
  const words = useWords()
  const { practice, patron } = connection
  useKeys({
    on: keys,
    face,
    view,
    connection,
    does: {
      u: () => void bets.undo(),
      ...(practice && { d: () => void practice.deal() }),
      w: why,
      r: () => say(resultsSoFar(words, face, rounds)),
      '?': () => location.assign('#/help'),
      ...Object.fromEntries(
        chipsOf(view, patron).map((value, i) => [String(i + 1), () => choose(value)]),
      ),
    },
  })
}
