import type { PitLine } from '../../client/api/pit.ts'
import { dollars } from '../../i18n/index.ts'

/** Rounds to whole cents, because theoretical amounts have fractions. */
export const money = (cents: number): string => dollars(Math.round(cents))

export const dropOf = ({ drop: { cash, chips, vouchers } }: PitLine): number =>
  cash + chips + vouchers

export const share = (part: number | null): string =>
  part === null ? '–' : `${(part * 100).toFixed(1).replace('-', '−')} %`

export const sigma = (off: number | null): string =>
  off === null ? '–' : off.toFixed(2).replace('-', '−')
