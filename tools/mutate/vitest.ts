import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect'

/** Replaces `vitest` in the mutated copy. It collects tests, so that each can run many times. */

chai.use(JestExtend)
chai.use(JestChaiExpect)
chai.use(JestAsymmetricMatchers)

export const expect = chai.expect

type Body = (...given: never[]) => unknown

interface Collected {
  readonly name: string
  readonly run: () => unknown
}

export const collected: Collected[] = []

let path: readonly string[] = []

const named = (name: string, given: unknown): string => `${name} ${JSON.stringify(given) ?? ''}`

const each =
  (collect: (name: string, body: () => unknown) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, body: Body): void => {
    for (const row of rows)
      collect(named(name, row), () => body(...((Array.isArray(row) ? row : [row]) as never[])))
  }

const collect = (name: string, body: () => unknown): void => {
  collected.push({ name: [...path, name].join(' > '), run: body })
}

export const test = Object.assign((name: string, body: Body) => collect(name, () => body()), {
  each: each(collect),
  for: (rows: readonly unknown[]) => (name: string, body: Body) => {
    for (const row of rows) collect(named(name, row), () => body(row as never))
  },
})

const group = (name: string, body: () => unknown): void => {
  const before = path
  path = [...path, name]
  body()
  path = before
}

export const describe = Object.assign(group, { each: each(group) })
