/** Signs on a table during play. */

export const signs = {
  title: 'Signs on the table',
  closes: (left: string) => `This table closes in ${left}.`,
  change: (left: string) => `New limits in ${left}:`,
  proposed: 'New limits are proposed:',
  agree: 'I agree',
  disagree: 'I do not agree',
  agreed: (count: number) => `${count} agreed so far.`,
  limit: (name: string, from: string, to: string) => `${name} ${from} – ${to}`,
  personal: (seat: string) => `Personal limits, ${seat}:`,
  yours: 'yours',
  idle: (rounds: number) =>
    `You have not bet for ${rounds} rounds and every seat is taken. After three you may be asked to give up your seat.`,
  asked:
    'You have not bet for three rounds and every seat is taken. You may be asked to give up your seat.',
}
