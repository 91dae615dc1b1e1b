/** What is open at a table, and whom or what it is about. */
export interface Incident {
  readonly is:
    | 'stopped'
    | 'dispute'
    | 'nominee'
    | 'closing'
    | 'limits'
    | 'owes'
    | 'unclaimed'
    | 'excluded'
    | 'void-hand'
    | 'asked'
    | 'ball'
    | 'equipment'
    | 'dice'
  readonly about: string
}

export const incident = (is: Incident['is'], about = ''): Incident => ({ is, about })
