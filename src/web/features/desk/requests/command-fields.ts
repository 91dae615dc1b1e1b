import { dollars, type Words } from '../../../i18n/index.ts'

/** The fields of a request, as the person who approves it reads them. */

/** Fields that are shown elsewhere, or that mean nothing to a reader. */
const NOT_TOLD = ['does', 'reason', 'wager', 'round']

const MONEY = ['chips', 'soldFor']

/** The label of a field without its example, which is only for filling it in. */
const labelOf = (desk: Words['desk'], name: string): string =>
  desk.field(name).replace(/(, such as|, counted|，例如|，從).*$/, '')

type FieldEntry = readonly [name: string, value: unknown]

/** A field that consists of others is shown by those. */
const partsOf = ([name, value]: FieldEntry): readonly FieldEntry[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
    : [[name, value]]

/** The values that a reader needs: `Patron: Ria · Dollars: $12.50`. */
export const commandFieldsText = (
  { desk, marks }: Pick<Words, 'desk' | 'marks'>,
  said: Readonly<Record<string, unknown>>,
): string =>
  Object.entries(said)
    .filter(([name]) => !NOT_TOLD.includes(name))
    .flatMap(partsOf)
    .map(([name, value]) => {
      if (Array.isArray(value) && value.length === 0) return ''
      if (typeof value === 'boolean') return value ? desk.field(name) : ''
      if (MONEY.includes(name)) return marks.of(labelOf(desk, name), dollars(Number(value)))
      const says = [value].flat().map(one => desk.option(String(one)))
      return marks.of(labelOf(desk, name), says.join(' '))
    })
    .filter(Boolean)
    .join(' · ')
