import { readFileSync } from 'node:fs'
import { Converter, CustomConverter } from 'opencc-js/t2cn'
import type { Plugin } from 'vite'

/** Generates Simplified Chinese from the traditional words when the pages are built. */

/** Taiwanese terms that the dictionaries do not convert, with the mainland terms. */
export const OVERRIDES: readonly (readonly [traditional: string, simplified: string])[] = [
  ['「', '“'],
  ['」', '”'],
  ['帐', '账'],
  ['登入', '登录'],
  ['登出', '退出登录'],
  ['设定', '设置'],
  ['连线', '连接'],
  ['连结', '链接'],
  ['汇出', '导出'],
  ['档案', '文件'],
  ['开启', '打开'],
  ['储存', '保存'],
  ['贴上', '粘贴'],
  ['列印', '打印'],
  ['萤幕', '屏幕'],
  ['介面', '界面'],
  ['软体', '软件'],
  ['滑杆', '滑块'],
  ['字元', '字符'],
  ['位元组', '字节'],
  ['十六进位', '十六进制'],
  ['杂凑', '哈希'],
  ['资料库', '数据库'],
  ['程式码', '代码'],
  ['程式', '程序'],
  ['装置', '设备'],
  ['终端机', '终端'],
  ['情境', '情景'],
  ['遗失', '丢失'],
  ['逾时', '超时'],
  ['纽西兰', '新西兰'],
  ['烧', '销'],
  ['咪', '眯'],
]

export const converter = (
  overrides: readonly (readonly [string, string])[] = OVERRIDES,
): ((traditional: string) => string) => {
  const characters = Converter({ from: 'tw', to: 'cn' })
  const words = CustomConverter(overrides.map(([from, to]) => [from, to]))
  return traditional => words(characters(traditional))
}

const MARK = '?simplified'

/** Imports of word modules inside a word module. */
const IMPORTED = /(from '[^']*zh-hant\.ts)'/g

/** Converts a module of traditional words that is imported with `?simplified`. */
export const simplifiedChinese = (): Plugin => {
  const simplified = converter()
  return {
    name: 'simplified-chinese',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(MARK)) return null
      const file = id.slice(0, -MARK.length)
      this.addWatchFile(file)
      if (file.endsWith('.txt'))
        return `export default ${JSON.stringify(simplified(readFileSync(file, 'utf8')))}`
      const code = readFileSync(file, 'utf8').replace(IMPORTED, `$1${MARK}'`)
      return { code: simplified(code), moduleType: 'ts' }
    },
  }
}
