import { plural } from '../../../i18n/plural.ts'

/** Words of the rules page. */
export const rules = {
  title: 'Rules',
  lead: 'What each clause says, in our words, and how this program answers it. The texts themselves are the law.',
  find: 'A clause, or words in it',
  hint: 'such as nz5:9.4 or commission',
  results: (n: number) => plural(n, 'clause', 'clauses'),
  more: (n: number) => `The first ${n} are shown. Type more to narrow it down.`,
  ruling: 'Our reading',
  on: 'On',
  is: {
    coded: 'software decides it',
    shown: 'satisfied by showing it',
    shape: 'cannot be broken here',
    defines: 'a word and its meaning',
    physical: 'people and furniture',
    outside: 'a duty the platform does not perform',
    deferred: 'a game or device whose rules are not at hand',
    open: 'not done yet',
  },
  unknown: (id: string) => `There is no clause ${id}.`,
  loading: 'Fetching the rules…',
  open: (id: string) => `Open ${id} among the rules`,
}
