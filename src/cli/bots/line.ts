import { performance } from 'node:perf_hooks'
import type { Answer } from '../../client/answer.ts'
import { type House, HouseError, type ListedTable } from '../../client/house.ts'
import { signIn, visit } from '../../client/node.ts'
import { Malformed } from '../input.ts'
import type { CommandFields } from './player.ts'

/** A bot's connection to a server. It waits to be admitted, and times every answer. */

/** An answer and its delay in milliseconds. */
export type Reply = Answer & { readonly took: number }

const reached = async <T>(url: string, asking: Promise<T>): Promise<T> =>
  asking.catch((error: unknown) => {
    if (error instanceof HouseError)
      throw new Malformed(`${url} answers ${error.status}: ${error.message}`)
    if (error instanceof SyntaxError) throw new Malformed(`${url} is not a Croupier server`)
    throw new Malformed(`nobody answers at ${url}`)
  })

export const tablesOf = (url: string): Promise<readonly ListedTable[]> =>
  reached(url, visit(url).tables())

const TOO_MANY = 429
const MOMENT = 500

/** Waits while the server limits sign-ins. */
export const enter = async (url: string, name: string): Promise<House> => {
  for (;;) {
    const entered = await signIn(url, name).catch((error: unknown) => {
      if (error instanceof HouseError && error.status === TOO_MANY) return undefined
      return reached(url, Promise.reject(error))
    })
    if (entered) return entered
    await new Promise(resolve => setTimeout(resolve, MOMENT))
  }
}

export const timed = async (
  house: House,
  table: string,
  command: CommandFields,
): Promise<Reply> => {
  const since = performance.now()
  const answer = await house.send(table, command)
  return { ...answer, took: performance.now() - since }
}
