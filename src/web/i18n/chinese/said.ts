import type { Words } from '../en.ts'
import { everywhere, type Phrases, type Places, phrased } from './phrases.ts'

/** What a table says in the words of the rules, in Chinese: one function over the list of a script. */
export interface List {
  readonly who: Phrases
  readonly colours: Phrases
  readonly ends: Phrases
  readonly ranks: Phrases
  readonly hand: (name: string) => string
  /** Whether a third card was drawn. */
  readonly did: Phrases
  readonly calls: Phrases
  /** Why a round is void. */
  readonly whys: Phrases
  readonly notices: Phrases
  readonly reasons: Phrases
  readonly refusals: Phrases
  readonly pays: Places
  /** Words on a pay scale. */
  readonly scales: Places
  readonly titles: Places
  readonly comma: string
}

const RANKS: Readonly<Record<string, string>> = {
  'game supervisor': 'game-supervisor',
  'casino supervisor': 'casino-supervisor',
  'senior casino supervisor': 'senior-casino-supervisor',
}

export const saidIn = (list: List): Words['said'] => {
  const look = (table: Phrases) => (text: string) => table[text] ?? text
  const rank = (text: string) => list.ranks[RANKS[text] ?? text] ?? text
  const pays = everywhere(list.pays)
  const scale = (text: string) => pays(everywhere(list.scales)(text)).replaceAll(', ', list.comma)
  const holes = {
    who: look(list.who),
    tint: look(list.colours),
    end: look(list.ends),
    did: look(list.did),
    hand: list.hand,
    other: list.hand,
    why: phrased(list.whys, {}),
    scale,
    rank,
    least: rank,
    decided: rank,
  }
  return {
    call: phrased(list.calls, holes),
    refusal: phrased(list.refusals, holes),
    notice: phrased(list.notices, holes),
    reason: phrased(list.reasons, holes),
    pays,
    title: everywhere(list.titles),
  }
}
