import type { Book } from './book.ts'
import { mbs } from './mbs.ts'
import { nz5 } from './nz5.ts'
import { nz5old } from './nz5-old.ts'

export const BOOKS: Readonly<Record<Book['id'], Book>> = { nz5, 'nz5-old': nz5old, mbs }
