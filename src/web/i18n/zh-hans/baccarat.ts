import type { Words } from '../en.ts'

const KINDS: Readonly<Record<string, string>> = {
  player: '闲家',
  banker: '庄家',
  tie: '和局',
  pair: '对子',
  'perfect-pair': '完美对子',
  'any-pair': '任意对子',
  'lucky-match': '幸运配对',
  'dragon-bonus': '龙宝',
}

/** 有自己名字的注。 */
const WHOLE: Readonly<Record<string, string>> = {
  'pair-player': '闲对',
  'pair-banker': '庄对',
}

const SIDES: Readonly<Record<string, string>> = { player: '闲家', banker: '庄家' }

const kind = (name: string): string => KINDS[name] ?? name

const kindAndSide = (on: string): readonly [kind: string, side: string | undefined] => {
  const at = on.lastIndexOf('-')
  const side = SIDES[on.slice(at + 1)]
  return at > 0 && side ? [kind(on.slice(0, at)), side] : [kind(on), undefined]
}

const wager = (on: string): string => {
  const [name, side] = kindAndSide(on)
  return WHOLE[on] ?? (side ? `${name}（${side}）` : name)
}

/** 台布上的字要短：庄、闲、和。 */
const PRINTED: Readonly<Record<string, string>> = { player: '闲', banker: '庄', tie: '和' }

export const baccarat: Words['baccarat'] = {
  title: '百家乐',
  wager,
  kind,
  area: on => PRINTED[on] ?? WHOLE[on] ?? kindAndSide(on)[0],
  mainPays: (player, banker) => `闲家 ${player}；庄家 ${banker}`,
}
