/** Signs that are put up on a table while people play. */

export const signs = {
  title: 'Signs on the table',
  closes: (left: string) => `This table closes in ${left}.`,
  change: (left: string) => `New limits in ${left}:`,
  proposed: 'New limits are proposed:',
  agree: 'I agree',
  disagree: 'I do not agree',
  agreed: (count: number) => `${count} agreed so far.`,
  limit: (name: string, from: string, to: string) => `${name} ${from} to ${to}`,
  personal: (seat: string) => `Own limits, ${seat}:`,
  yours: 'yours',
  idle: (rounds: number) =>
    `${rounds} rounds without a wager while every seat is taken: after three you may be asked for your seat.`,
  asked: 'Three rounds without a wager while every seat is taken: you may be asked for your seat.',
}
