/** 扑克牌型的叫法。 */
const HANDS: Readonly<Record<string, string>> = {
  'odd-cards': '散牌',
  'ace-king': 'A、K',
  'ace-king-queen': 'A、K、Q',
  'one-pair': '一对',
  pair: '一对',
  'two-pairs': '两对',
  'two-pair': '两对',
  'three-of-a-kind': '三条',
  straight: '顺子',
  flush: '同花',
  'full-house': '葫芦',
  'four-of-a-kind': '四条',
  'same-coloured-straight': '同色顺子',
  'five-coloured-cards': '五张同色',
  'straight-flush': '同花顺',
  'royal-flush': '同花大顺',
}

export const handName = (name: string): string =>
  HANDS[name.replaceAll(' ', '-')] ?? name.replaceAll('-', ' ')
