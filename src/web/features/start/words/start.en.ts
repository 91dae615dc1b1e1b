/** Words of the start page of each role, and of what needs attention. */
export const start = {
  title: (name: string) => `Hello, ${name}`,
  lead: 'Your work, and what needs you now.',
  attention: 'Needs attention',
  quiet: 'Nothing needs you now.',
  signIn: 'Sign in on the staff page.',
  pages: 'Your pages',
  says: {
    desk: 'Deal, direct and see every table',
    pit: 'Floats, drop, win and the day',
    lobby: 'Direct tournaments',
    inspector: 'Rounds, events and proofs',
    staff: 'Your account and approvals',
  },
  own: {
    desk: { dealer: 'Deal, and see every table' },
    staff: {
      dealer: 'Your account and your requests',
      operator: 'Accounts, approvals and tokens',
      'tournament-director': 'Your account and your requests',
      inspector: 'Your account',
    },
  },
  items: {
    chance: (about: string) => `The generator failed a test: ${about}`,
    stopped: (about: string) => `The table has stopped: ${about}`,
    approval: (deed: string) => `Waits for your approval: ${deed}`,
    'own-approval': (deed: string) => `You asked, and nobody has answered: ${deed}`,
    step: (step: string) => `The dealer waits for you: ${step}`,
    call: (what: string) => `A supervisor is called: ${what}`,
    dispute: (about: string) => `Open dispute: ${about}`,
    hold: (sum: string) => `The win of ${sum} is outside its band`,
    variance: (sum: string) => `The tray is off by ${sum}`,
    shift: (name: string) => `${name} hands the shift over to you`,
  },
}
