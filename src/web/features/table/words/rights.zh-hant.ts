import type { Words } from '../../../i18n/en.ts'

/** 下注以外，玩家可以提出的要求。 */
export const rights: Words['rights'] = {
  title: '您可以提出的要求',
  prepared: '這些牌送來時已洗好。首次使用前，您可以驗看，也可以要求在桌上重新檢查洗牌。',
  asks: {
    'look-at-prepared': '驗看這些牌',
    'require-mixing': '要求檢查並洗牌',
    'see-burn': '看燒掉的牌',
    'ask-free-rounds': '要求空發幾局',
    'ask-original': '要求取回遺失的骰子',
  },
  says: {
    'look-at-prepared': '全桌都會看到，因此要重新洗牌。',
    'require-mixing': '一人提出即可：從檢查開始重來。',
    'see-burn': '向全桌出示。',
    'ask-free-rounds': '桌上無注時最多空發三局。',
    'ask-original': '檢查無誤後才交還給您。',
  },
  missing: '有骰子掉出桌外。請從現有的骰子中選兩顆，或等它取回。',
  waiting: '有骰子掉出桌外，正在尋找。',
  goOn: '就用這兩顆',
  cashOut: '兌現',
  cashOutSum: '兌現金額（元）',
}
