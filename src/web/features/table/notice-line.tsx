import { useEffect } from 'react'
import type { Connection } from '../../client/connection.ts'
import { phraseText, useWords } from '../../i18n/index.ts'
import { useSay } from '../../ui/announcer/announcer.tsx'
import { useNotice } from './state/use-view.ts'
import styles from './table.module.css'

/** A notice to this patron: why they lost their seat, or who deals now. */
export const NoticeLine = ({ connection }: { readonly connection: Connection }) => {
  const all = useWords()
  const say = useSay()
  const notice = useNotice(connection)
  const words = notice && phraseText(all, notice)
  useEffect(() => {
    if (words) say(words, 'urgently')
  }, [words, say])
  return words ? <p className={styles.notice}>{words}</p> : null
}
