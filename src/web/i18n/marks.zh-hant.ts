import type { Words } from './en.ts'

export const marks: Words['marks'] = {
  list: parts => parts.join('，'),
  items: parts => parts.join('、'),
  sentence: text => (/[。？！]$/.test(text) ? text : `${text}。`),
  sentences: parts => parts.join(''),
  of: (name, text) => `${name}：${text}`,
  periods: { day: '日', week: '週', month: '月' },
  moment: at =>
    new Intl.DateTimeFormat('zh-Hant', { dateStyle: 'medium', timeStyle: 'short' }).format(at),
}
