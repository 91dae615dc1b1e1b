/** Words for patrons who check a commitment themselves. */
export const proof = {
  table: 'Table',
  plainly: 'In plain words',
  story: [
    'Before you bet, the casino writes down the result of chance – the order of the cards, the number, the dice – and locks it in an envelope. The seal you see is a fingerprint of that envelope: change one card in it, and the fingerprint is another.',
    'Your browser adds a random value, or you type your own. It is mixed with the secret, so the casino cannot choose an order that suits it, and you cannot guess it.',
    'When it is over, the envelope is opened: the secret is shown to everybody.',
    'Your browser makes the fingerprint again and deals the cards again. Green: it is what was sealed before the bets. Red: it is not, and you are told which card.',
    'You need not trust this page. Note the seal down, take the record with you, and have another program work it out by the steps at the bottom.',
  ],
  limits:
    'What it does not prove: that somebody who sees the secret early could not bet on it. That is why the key is kept apart, and why every round stands in a log that an inspector can play again.',
  promises: 'What was promised, and what came',
  noneYet: 'Nothing has been sealed in this session yet.',
  older: 'Show older ones',
  copy: 'Copy the seal',
  copied: 'The seal is copied.',
  copySays: 'Note it down now; later, paste it below and see that it is the same.',
  paste:
    'Paste a record from above and change a single letter; or a seal that you noted down; or the export of a whole log.',
  pasted: 'A record, a seal, or an export',
  unreadable: 'This is no record of a shoe, a spin or a roll, no seal, and no export.',
  unknownSeal:
    'None of the promises above has this seal. Choose the table it is from, show older ones, or look for a mistake in copying.',
  stillSealed:
    'This is a seal of this table, and it is still closed: its secret is shown when it is over.',
  unused: 'Checked. It was opened without having been used: nothing was thrown from it.',
  around: (place: number) => `The cards round number ${place}`,
}
