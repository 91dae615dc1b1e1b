/** 撲克牌型的叫法。 */
const HANDS: Readonly<Record<string, string>> = {
  'odd-cards': '散牌',
  'ace-king': 'A、K',
  'ace-king-queen': 'A、K、Q',
  'one-pair': '一對',
  pair: '一對',
  'two-pairs': '兩對',
  'two-pair': '兩對',
  'three-of-a-kind': '三條',
  straight: '順子',
  flush: '同花',
  'full-house': '葫蘆',
  'four-of-a-kind': '四條',
  'same-coloured-straight': '同色順子',
  'five-coloured-cards': '五張同色',
  'straight-flush': '同花順',
  'royal-flush': '同花大順',
}

export const handName = (name: string): string =>
  HANDS[name.replaceAll(' ', '-')] ?? name.replaceAll('-', ' ')
