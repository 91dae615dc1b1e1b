import {
  INSTANT_CASH,
  type InstantCash,
} from '../../../../games/lunar-poker/s05-wagers/printed-odds.ts'
import type { PageChoices } from '../page-choices.ts'

/** The Instant Cash odds that the page shows. */

export const cashName = ({ straightFlush, royalFlush }: InstantCash): string =>
  `${straightFlush} / ${royalFlush}`

export const cashIn = (chosen: PageChoices): InstantCash =>
  INSTANT_CASH.find(pair => cashName(pair) === chosen.of('cash', '')) ?? INSTANT_CASH[0]!
