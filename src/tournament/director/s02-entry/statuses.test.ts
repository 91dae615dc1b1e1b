import { expect, test } from 'vitest'
import {
  applying,
  DIRECTOR,
  entered,
  entering,
  FORM,
  HOUR,
  OPERATOR,
  patron,
  tell,
} from '../../../../tests/fixtures/people/director-fixture.ts'
import type { DirectorCommand } from '../commands.ts'
import { CONDITIONS } from '../example.ts'

/** What may be done with an entry of each status, before the seats are drawn. */

const ZOE = 'Zoe'
const BY_ZOE = patron(ZOE)
const late: DirectorCommand = {
  by: { role: 'clock' },
  does: 'time',
  at: CONDITIONS.playStart - HOUR,
}

/** The commands that bring Zoe's entry into each status. */
const STATUSES: Readonly<Record<string, readonly DirectorCommand[]>> = {
  none: [],
  applied: applying(ZOE).slice(0, 1),
  notified: applying(ZOE),
  alternate: [...applying(ZOE), { by: OPERATOR, does: 'wait-list', patron: ZOE }],
  accepted: entering(ZOE),
  refused: [...applying(ZOE), { by: OPERATOR, does: 'refuse-entry', patron: ZOE, reason: 'full' }],
  refunded: [...entering(ZOE), { by: BY_ZOE, does: 'withdraw' }],
  'not-refunded': [...entering(ZOE), late, { by: BY_ZOE, does: 'withdraw' }],
  transferred: [...entering(ZOE), { by: BY_ZOE, does: 'transfer', to: 'Yan' }],
  disqualified: [
    ...entering(ZOE),
    { by: DIRECTOR, does: 'disqualify', patron: ZOE, ground: 'breach', reason: 'advice' },
  ],
}

const COMMANDS: Readonly<Record<string, DirectorCommand>> = {
  apply: { by: BY_ZOE, does: 'apply', form: FORM },
  notify: { by: OPERATOR, does: 'notify', patron: ZOE },
  accept: { by: OPERATOR, does: 'accept', patron: ZOE },
  wait: { by: OPERATOR, does: 'wait-list', patron: ZOE },
  refuse: { by: OPERATOR, does: 'refuse-entry', patron: ZOE, reason: 'full' },
  withdraw: { by: BY_ZOE, does: 'withdraw' },
  'hand-on': { by: BY_ZOE, does: 'transfer', to: 'Xan' },
  'be-given': { by: patron('Ana'), does: 'transfer', to: ZOE },
  refund: { by: OPERATOR, does: 'consent', patron: ZOE, agrees: true },
  disqualify: { by: DIRECTOR, does: 'disqualify', patron: ZOE, ground: 'breach', reason: 'x' },
}

/** Written from the regulation: + is allowed, and a letter is a clause that refuses. */
// biome-ignore format: set as printed
const TABLE = `
              apply notify accept wait refuse withdraw hand-on be-given refund disqualify
none          +     a      a      a    a      w        a       +        f      d
applied       p     +      i      i    +      +        a       t        f      d
notified      p     a      +      +    +      +        a       t        f      d
alternate     p     a      +      a    +      +        a       t        f      d
accepted      p     a      a      a    a      +        +       t        f      +
refused       p     a      a      a    a      w        a       t        f      d
refunded      +     a      a      a    a      w        a       +        f      d
not-refunded  +     a      a      a    a      w        a       t        +      d
transferred   +     a      a      a    a      w        a       +        f      d
disqualified  p     a      a      a    a      w        a       t        n      d`

const CLAUSES: Readonly<Record<string, string | undefined>> = {
  a: 'nz7:2.3',
  d: 'nz7:2.3(ac)',
  f: 'nz7:2.4',
  i: 'nz7:2.6',
  n: 'nz7:2.5',
  p: 'nz7:1.1/applicant',
  t: 'nz7:2.3(ab)',
  w: 'nz7:2.4(1)',
}

const [names, ...rows] = TABLE.trim()
  .split('\n')
  .map(line => line.trim().split(/\s+/))

test.each(rows)(
  'nz7:2.3 nz7:2.4 nz7:2.5 nz7:2.6 what may be done with an entry: %s',
  (status, ...marks) => {
    const { state, refused } = tell(entered(['Ana'], { transferable: true }), ...STATUSES[status!]!)
    expect(refused).toBeUndefined()
    const answers = names!.map(name => [name, tell(state, COMMANDS[name]!).refused])
    expect(answers).toEqual(names!.map((name, at) => [name, CLAUSES[marks[at]!]]))
  },
)
