/** The placeholders of phrases and options: what they match, and their description. */

interface Hole {
  readonly matches: string
  readonly says: string
  /** The number of words it takes; `text` takes as many as possible. */
  readonly words: number
}

const hole = (matches: string, says: string, words = 1): Hole => ({ matches, says, words })

/** At most what can be counted in cents. */
const MONEY = '\\d{1,13}(?:\\.\\d\\d)?'
const SOME = `(?!0+(?:\\.00)?(?:,|$))${MONEY}`
const NUMBER = '\\d{1,6}'
const COUNT = '[1-9]\\d{0,5}'

const CARD = '(?:10|[2-9AJQKajqk])[CDHScdhs]'
const DRAWN = `(?:${CARD}|cutting-card|none|face-down)`

export const HOLES = {
  money: hole(MONEY, 'an amount in dollars such as 10 or 12.50'),
  amounts: hole(`${SOME}(?:,${SOME})*`, 'amounts in dollars with commas, such as 5,25'),
  net: hole(`-?${MONEY}`, 'an amount in dollars, with a minus for a loss'),
  patron: hole(`(?:seat ${COUNT}|patron \\S+)`, 'a patron such as "seat 1" or "patron Ana"', 2),
  number: hole(NUMBER, 'a whole number below a million'),
  count: hole(COUNT, 'a whole number from 1 on'),
  word: hole('\\S+', 'one word'),
  wager: hole('\\S+', 'the name of a wager such as player, red or split:17-20'),
  limit: hole('\\S+', 'a kind of wager that the sign shows limits for'),
  words: hole('[^\\s,]+(?:,[^\\s,]+)*', 'words with commas, such as blue,green'),
  text: hole('.+', 'any text', Number.POSITIVE_INFINITY),
  time: hole('(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?', 'a time such as 14:20'),
  kind: hole(
    '(?:value|promotional|colour:\\S+|tournament:\\S+)',
    'a kind of chips: value, promotional or colour:NAME',
  ),
  card: hole(CARD, 'a card such as Kd or 10h'),
  cards: hole(
    `${DRAWN}(?: ${DRAWN})*`,
    'cards such as 9c 2d Kh, cutting-card, none or face-down',
    Number.POSITIVE_INFINITY,
  ),
  pair: hole('\\d+/\\d+', 'two numbers such as 200/1000'),
  point: hole('-?\\d+(?:\\.\\d+)?,-?\\d+(?:\\.\\d+)?', 'a point such as 3,5'),
  event: hole('[A-Z]\\w*', 'the name of an event such as WagerPlaced'),
  ranges: hole(
    `${MONEY}-${MONEY}(?:,${MONEY}-${MONEY})*`,
    'lowest and highest amounts such as 20-200,40-400',
  ),
  progress: hole(`(?:table|all|winners):${NUMBER}`, 'table:2, all:3 or winners:1'),
  'limits-by-kind': hole(
    `[a-z0-9-]+:${MONEY}-${MONEY}(?:,[a-z0-9-]+:${MONEY}-${MONEY})*`,
    'limits such as ante:5-100,super:5-50',
  ),
} as const satisfies Readonly<Record<string, Hole>>

const isNamed = (name: string): name is keyof typeof HOLES => Object.hasOwn(HOLES, name)

/** `{clockwise|anticlockwise}` matches one of these words. */
export const choicesIn = (name: string): readonly string[] | undefined =>
  isNamed(name) ? undefined : name.split('|')

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]{}\\/-]/g, '\\$&')

const patternIn = (name: string): string =>
  isNamed(name) ? HOLES[name].matches : name.split('|').map(escaped).join('|')

export const saysIn = (name: string): string =>
  isNamed(name) ? HOLES[name].says : `one of ${name.split('|').join(', ')}`

export const wordsIn = (name: string): number =>
  isNamed(name)
    ? HOLES[name].words
    : Math.max(...name.split('|').map(each => each.split(' ').length))

const HOLE = /\{([^}]+)\}/

/** The regular expression source for a template or part of one. */
export const sourceOf = (template: string): string =>
  template
    .split(HOLE)
    .map((part, index) => (index % 2 === 0 ? escaped(part) : `(${patternIn(part)})`))
    .join('')

export const holesIn = (template: string): readonly string[] =>
  template.split(HOLE).filter((_, index) => index % 2 === 1)
