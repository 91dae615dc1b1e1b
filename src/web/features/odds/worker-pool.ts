import { useEffect, useState } from 'react'
import type { OddsAnswer, Question } from './question.ts'

/** The page's workers. Each starts with its first question. */

type WorkerReply = { readonly answer: OddsAnswer } | { readonly failed: string }

let asked = 0
const threads = new Map<string, Worker>()
const waiting = new Map<number, (told: WorkerReply) => void>()

/** One deal and a sheet take long, so each has its own worker. */
const threadFor = ({ of }: Question): string => (of === 'hand' || of === 'sheet' ? of : 'wagers')

const threadAtWork = (name: string): Worker => {
  const known = threads.get(name)
  if (known) return known
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  threads.set(name, thread)
  thread.addEventListener(
    'message',
    ({ data: told }: MessageEvent<WorkerReply & { id: number }>) => {
      waiting.get(told.id)?.(told)
      waiting.delete(told.id)
    },
  )
  thread.addEventListener('error', ({ message }) => {
    for (const tell of waiting.values()) tell({ failed: message })
    waiting.clear()
    threads.delete(name)
  })
  return thread
}

const ask = (question: Question): Promise<WorkerReply> =>
  new Promise(resolve => {
    asked += 1
    waiting.set(asked, resolve)
    threadAtWork(threadFor(question)).postMessage({ id: asked, question })
  })

export interface OddsQuery<A extends OddsAnswer> {
  /** The latest answer, possibly to the previous question. */
  readonly answer: A | undefined
  readonly isWorking: boolean
  readonly hasFailed: boolean
}

/** The answer to a question, once it arrives. Without a question there is no answer. */
export const useAnswer = <A extends OddsAnswer>(question: Question | undefined): OddsQuery<A> => {
  const key = question && JSON.stringify(question)
  const [told, setTold] = useState<{ readonly key: string; readonly told: WorkerReply }>()
  useEffect(() => {
    let isWanted = true
    if (key !== undefined)
      void ask(JSON.parse(key) as Question).then(answer => {
        if (isWanted) setTold({ key, told: answer })
      })
    return () => {
      isWanted = false
    }
  }, [key])
  const answer = told && 'answer' in told.told ? (told.told.answer as A) : undefined
  return {
    answer: key === undefined ? undefined : answer,
    isWorking: key !== undefined && told?.key !== key,
    hasFailed: told !== undefined && 'failed' in told.told,
  }
}
