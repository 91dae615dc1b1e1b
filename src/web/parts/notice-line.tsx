import { useEffect } from 'react'
import type { Connection } from '../connection/connection.ts'
import { useNotice } from '../table/moment.ts'
import { useWords } from '../words/index.ts'
import { useSay } from './announcer.tsx'

/** What the house tells one person: why a seat is gone, or who deals now. */
export const NoticeLine = ({ connection }: { readonly connection: Connection }) => {
  const { said } = useWords()
  const say = useSay()
  const notice = useNotice(connection)
  const words = notice && said.refusal(notice)
  useEffect(() => {
    if (words) say(words, 'urgently')
  }, [words, say])
  return words ? <p className="missed">{words}</p> : null
}
