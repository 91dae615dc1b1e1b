import type { Costly, CostlyHand, HandKind } from '../../odds/par.ts'

const KINDS: Readonly<Record<HandKind, string>> = {
  'no-pair': '',
  mixed: ', a mixed pair',
  coloured: ', a coloured pair',
  perfect: ', a perfect pair',
  'three-alike': ', three alike',
}

const handText = (name: string, { points, cards, kind }: CostlyHand): string =>
  `${name} ${points} with ${cards} cards${KINDS[kind]}`

/** The outcome that costs most, in words. */
export const whenText = (when: Costly): string => {
  switch (when.is) {
    case 'coup':
      return `${handText('Player', when.player)}; ${handText('Banker', when.banker)}`
    case 'spin':
      return `${when.number} is spun`
    case 'roll':
      return `${when.dice.join(' and ')} are rolled`
    case 'hands':
      return `every patron holds ${when.hand.replaceAll('-', ' ')}`
  }
}
