import { refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { bookOf, command, inBook } from '../law.ts'
import { isBetweenShoes, isEndless } from '../s07-shoe/shoe.ts'

/** Division 5 rules 8.5 and 8.17: the casino supervisor chooses how cards are turned. */

/**
 * A style holds until the end of the shoe. With a continuous shuffler, Styles A and C may change
 * between rounds under a named, approved procedure.
 * @rule nz5:8.5 nz5-old:8.5 ruling:514
 */
export const electStyle = command('elect-style', {
  mood: 'direction',
  by: ['casino-supervisor'],
  fields: { style: field.oneOf('A', 'B', 'C'), procedure: field.optional(field.word) },
  about: 'the-table',
  under: inBook(({ styles }) => styles.elects),
  place: 'form',
  decide: (state, { style, procedure }) => {
    const { styles, elects, shuffler } = bookOf(state)
    if (!elects.style.among.includes(style))
      return refuse(styles.elects, 'Style {style} is not dealt here.', { style })
    if (isEndless(state) && style === 'B')
      return refuse(shuffler.notStyleB, 'Style B is not dealt from a continuous shuffler.')
    const isApproved = isEndless(state) && procedure !== undefined
    return isBetweenShoes(state) || (isApproved && state.phase.is === 'betting')
      ? [{ is: 'StyleElected', style, under: styles.elects }]
      : refuse(styles.elects, 'The style holds until this shoe is finished.')
  },
})

/** @rule nz5:8.17 nz5-old:8.17 */
export const bankerFirst = command('banker-first', {
  mood: 'direction',
  by: ['casino-supervisor'],
  fields: {},
  about: 'this-round',
  under: inBook(({ styles }) => styles.bankerFirst),
  during: ['called', 'offering', 'turning'],
  place: 'form',
  decide: state => {
    const { bankerFirst: under } = bookOf(state).styles
    return state.elections.style === 'B'
      ? [{ is: 'BankerFirstAuthorised', under }]
      : refuse(under, 'Only Style B has this rule.')
  },
})
