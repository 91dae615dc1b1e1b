/** An open incident at a table, and the patron or thing it concerns. */
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
