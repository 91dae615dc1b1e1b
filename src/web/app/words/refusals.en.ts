/** Refusals of the house in a patron's words. The key is the sentence that the log keeps. */
export const REFUSALS: Readonly<Record<string, string>> = {
  'You have {$balance} at the cage, not {$chips}.':
    'Your balance is {$balance}, which is less than {$chips}.',
  '{patron} has {$balance} at the cage, and it costs {$chips}.':
    '{patron} has a balance of {$balance}, and it costs {$chips}.',
  'The house is closing.': 'The casino is closing.',
  'The house itself uses this name; choose another.': 'Staff use this name. Choose another.',
  'This is a name of the house, or too much like one: choose another.':
    'This name is reserved, or too much like a reserved one. Choose another.',
}
