import type { Grouping } from '../../client/api/pit.ts'
import { spokenText, type Words } from '../../i18n/index.ts'

/** The name of a report line in the reader's language. */

const SHIFT = /^day (\d+), shift (\d+)(?:, (.*))?$/

const ofDealer = ({ pit }: Words, of: string): string => {
  if (of === 'virtual dealer') return pit.virtual
  return of === 'nobody' ? pit.nobody : of
}

export const lineName = (
  words: Words,
  by: Grouping,
  of: string,
  titles: ReadonlyMap<string, string>,
): string => {
  const { pit, odds } = words
  switch (by) {
    case 'table':
      return spokenText(words, titles.get(of) ?? of)
    case 'game':
      return Object.hasOwn(odds.game, of) ? odds.game[of as keyof typeof odds.game] : of
    case 'dealer':
      return ofDealer(words, of)
    case 'shift': {
      const [, day, shift, name = ''] = SHIFT.exec(of) ?? []
      return day === undefined ? of : pit.shiftNumber(Number(day), Number(shift), name)
    }
    case 'day':
      return pit.dayNumber(Number(of.slice('day '.length)))
  }
}
