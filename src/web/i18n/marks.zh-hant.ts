import type { Words } from './en.ts'

export const marks: Words['marks'] = {
  list: parts => parts.join('，'),
  items: parts => parts.join('、'),
  sentence: text => `${text}。`,
  sentences: parts => parts.join(''),
  of: (name, text) => `${name}：${text}`,
}
