import type { CostlyHand, CostlyOutcome, HandKind } from '../../odds/par.ts'

const KINDS: Readonly<Record<HandKind, string>> = {
  'no-pair': '',
  mixed: ', a mixed pair',
  coloured: ', a coloured pair',
  perfect: ', a perfect pair',
  'three-alike': ', three alike',
}

const counted = (count: number, one: string, many: string): string | undefined =>
  count === 0 ? undefined : `${count} ${count === 1 ? one : many}`

const handText = (name: string, { points, cards, kind }: CostlyHand): string =>
  `${name} ${points} with ${cards} cards${KINDS[kind]}`

/** The outcome that costs most, in words. */
export const whenText = (when: CostlyOutcome): string => {
  switch (when.is) {
    case 'coup':
      return `${handText('Player', when.player)}; ${handText('Banker', when.banker)}`
    case 'spin':
      return `${when.number} is spun`
    case 'roll':
      return `${when.dice.join(' and ')} are rolled`
    case 'hands':
      return [
        counted(when.royalFlushes, 'royal flush', 'royal flushes'),
        counted(when.straightFlushes, 'straight flush', 'straight flushes'),
        counted(when.fours, 'patron with four of a kind', 'patrons with four of a kind'),
      ]
        .filter(part => part !== undefined)
        .join(' and ')
  }
}
