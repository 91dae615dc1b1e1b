import type { Refused } from '../../../../client/connection.ts'
import { phraseText, type Words } from '../../../../i18n/index.ts'

/** A refused request; with its amount if it was a bet. */
type RefusedAsk = Refused & { readonly chips?: number }

/** "Bet not taken", the title of a refused bet. Other refusals have only their reason. */
export const refusalTitle = ({ bets, marks }: Words, { chips }: RefusedAsk): string | undefined =>
  chips === undefined ? undefined : marks.sentence(bets.refused)

/** A refusal as a screen reader announces it: its title, the reason, the clause. */
export const refusalWords = (words: Words, refused: RefusedAsk): string => {
  const { marks } = words
  const title = refusalTitle(words, refused)
  const reason = marks.sentence(phraseText(words, refused))
  const said = title === undefined ? reason : marks.sentences([title, reason])
  return refused.under ? `${said} ${refused.under}` : said
}
