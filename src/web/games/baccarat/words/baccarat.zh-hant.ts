import type { Words } from '../../../i18n/en.ts'

const KINDS: Readonly<Record<string, string>> = {
  player: '閒家',
  banker: '莊家',
  tie: '和局',
  pair: '對子',
  'perfect-pair': '完美對子',
  'any-pair': '任意對子',
  'lucky-match': '幸運配對',
  'dragon-bonus': '龍寶',
}

/** 有自己名字的注。 */
const WHOLE: Readonly<Record<string, string>> = {
  'pair-player': '閒對',
  'pair-banker': '莊對',
}

const SIDES: Readonly<Record<string, string>> = { player: '閒家', banker: '莊家' }

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

/** 台布上的字要短：莊、閒、和。 */
const PRINTED: Readonly<Record<string, string>> = { player: '閒', banker: '莊', tie: '和' }

export const baccarat: Words['baccarat'] = {
  wager,
  kind,
  area: on => PRINTED[on] ?? WHOLE[on] ?? kindAndSide(on)[0],
  mainPays: (player, banker) => `閒家 ${player}；莊家 ${banker}`,
}
