import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../fixtures/processes/croupier.ts'

/**
 * Styles animate only what the compositor animates without the page: no layout, no painting and no
 * script for each frame. `motion.long.spec.ts` asks the browser the same about whole rounds.
 */

const COMPOSITED = ['transform', 'translate', 'rotate', 'scale', 'opacity', 'filter']

/** Painted for a moment: one card, when you let go of it. */
const PAINTED = ['games/baccarat/cards/squeeze.module.css: clip-path']

const WEB = join(ROOT, 'src/web')

const sheets = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.css'))
  .map(name => ({
    name,
    text: readFileSync(join(WEB, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
  }))

/** The blocks of `@keyframes`, each with its frames. */
const framesIn = (text: string): readonly string[] =>
  [...text.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)/g)].map(([, frames]) => frames!)

const propertiesIn = (frames: string): readonly string[] =>
  [...frames.matchAll(/([\w-]+)\s*:/g)].map(([, property]) => property!)

/** What a `transition` names: the first word of each part. */
const transitionsIn = (text: string): readonly string[] =>
  [...text.matchAll(/transition(?:-property)?:([^;]+);/g)]
    .flatMap(([, value]) => value!.replaceAll(/\([^()]*\)/g, '').split(','))
    .map(part => part.trim().split(/\s+/)[0]!)
    .filter(property => property !== 'none')

const animatedIn = ({ name, text }: (typeof sheets)[number]): readonly string[] =>
  [
    ...framesIn(text)
      .flatMap(propertiesIn)
      .filter(property => !property.startsWith('animation')),
    ...transitionsIn(text),
  ].map(property => `${name}: ${property}`)

test('styles animate only transforms, opacity and filters', () => {
  const animated = sheets.flatMap(animatedIn)
  expect(animated.length).toBeGreaterThan(20)
  const isComposited = (one: string) => COMPOSITED.includes(one.split(': ')[1]!)
  expect(animated.filter(one => !isComposited(one) && !PAINTED.includes(one))).toEqual([])
})

test('no keyframes are left unread', () => {
  const all = sheets.flatMap(({ text }) => [...text.matchAll(/@keyframes/g)]).length
  expect(sheets.flatMap(({ text }) => framesIn(text))).toHaveLength(all)
})
