/** Words for patrons who check a commitment themselves. */
export const proof = {
  table: 'Table',
  plainly: 'In plain words',
  story: [
    'Before you bet, the casino writes down the result of chance – the order of the cards, the number, the dice – and locks it in an envelope. The seal you see is a fingerprint of that envelope: change one card, and the fingerprint changes too.',
    'Your browser adds a random value, or you type your own. It is mixed with the secret, so the casino cannot choose an order that suits it, and you cannot guess it.',
    'When the shoe, the spin or the roll is over, the casino opens the envelope and shows everybody the secret.',
    'Your browser computes the fingerprint and the cards again. Green means that they match what was sealed before the bets. Red means that they do not, and the page shows the first difference.',
    'You need not trust this page. Write the seal down, save the record, and check it with another program, by the steps at the bottom.',
  ],
  limits:
    'It does not prove that nobody saw the secret early and bet on it. That is why the key is stored apart from the secrets, and why every round is in a log that an inspector can replay.',
  promises: 'What was promised, and what came',
  noneYet: 'Nothing has been sealed in this session yet.',
  older: 'Show older ones',
  copy: 'Copy the seal',
  copied: 'The seal is copied.',
  copySays: 'Keep it; later, paste it below and compare.',
  paste:
    'Paste a record from above (change a letter, and the check fails), a seal that you wrote down, or the export of a whole log.',
  pasted: 'A record, a seal, or an export',
  unreadable: 'This is not a record, a seal or an export.',
  unknownSeal:
    'No promise above has this seal. Choose its table, show older ones, or check that you copied all of it.',
  stillSealed:
    'This is a seal of this table. It is still closed; the secret appears when it is opened.',
  unused: 'Checked. It was opened without being used.',
  around: (place: number) => `The cards around number ${place}`,
}
