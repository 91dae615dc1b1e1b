import type { Words } from '../en.ts'

/** 下注以外，客人可以提出的要求。 */
export const rights: Words['rights'] = {
  title: '您可以提出的要求',
  prepared: '这些牌送来时已洗好。首次使用前，您可以验看，也可以要求在台上重新检查洗牌。',
  asks: {
    'look-at-prepared': '验看这些牌',
    'require-mixing': '要求检查并洗牌',
    'see-burn': '看销掉的牌',
    'ask-free-rounds': '要求空发几局',
    'ask-original': '要求取回丢失的骰子',
  },
  says: {
    'look-at-prepared': '全台都会看到，因此要重新洗牌。',
    'require-mixing': '一位客人提出即可：从检查开始重来。',
    'see-burn': '向全台出示。',
    'ask-free-rounds': '台上无注时最多空发三局。',
    'ask-original': '检查无误后才交还给您。',
  },
  missing: '有骰子掉出台外。请从现有的骰子中选两颗，或等它取回。',
  waiting: '有骰子掉出台外，正在寻找。',
  goOn: '就用这两颗',
  cashOut: '兑换成现金',
  cashOutSum: '要兑换的筹码（元）',
}
