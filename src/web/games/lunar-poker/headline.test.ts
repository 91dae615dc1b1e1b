import { expect, test } from 'vitest'
import type { LunarView } from '../../../games/lunar-poker/table/view.ts'
import { galleryStates } from '../../features/gallery/states.ts'
import { en } from '../../i18n/en.ts'
import { headlineOf } from './headline.ts'
import { boxOf, type Lunar, mayChoose } from './table.ts'

const ME = 'seat 1'

const said = (isChosen: boolean): readonly string[] => {
  const views = galleryStates().map(({ view }) => view as unknown as Lunar)
  const mine = views
    .filter(({ play }) => (play as Partial<LunarView>).boxes && mayChoose({ play } as Lunar, ME))
    .filter(view => (boxOf(view, ME)?.choice !== null) === isChosen)
  return [...new Set(mine.map(view => headlineOf(en, view, ME).says))]
}

test('nz22:5.7 the headline names a choice that may still be changed', () => {
  expect(said(false)).toEqual(['Your move'])
  expect(said(true)).toContain('You play')
  expect(said(true)).not.toContain('Players decide')
})
