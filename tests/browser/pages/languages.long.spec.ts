import { expect, type Page } from '@playwright/test'
import { test } from '../house.ts'
import { fits, picture, violations } from '../page.ts'

/** The lobby, a round and the settings in simplified and traditional Chinese. */

test.use({ bypassCSP: true })

const NARROW = 320

const TONGUES = [
  {
    language: 'zh-Hans',
    name: '简体中文',
    tables: '选一种游戏',
    settings: '设置',
    decline: '由荷官切牌',
    betting: '接受下注',
    deal: '发牌',
    wins: /闲家赢|庄家赢|和局/,
    why: '为什么？',
  },
  {
    language: 'zh-Hant',
    name: '繁體中文',
    tables: '選一種遊戲',
    settings: '設定',
    decline: '由荷官切牌',
    betting: '接受下注',
    deal: '發牌',
    wins: /閒家贏|莊家贏|和局/,
    why: '為什麼？',
  },
] as const

const keeping = (page: Page, language: string) =>
  page.addInitScript(kept => localStorage.setItem('croupier.settings', JSON.stringify(kept)), {
    language,
    quick: true,
  })

for (const tongue of TONGUES)
  test(`${tongue.language}: lobby, settings and a round on a narrow screen`, async ({ page }) => {
    const { language } = tongue
    await page.setViewportSize({ width: NARROW, height: 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await keeping(page, language)
    const looksRight = async (name: string) => {
      await picture(page, `${language}-${name}`)
      await fits(page, NARROW)
      expect(await violations(page), name).toEqual([])
    }
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: tongue.tables })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await looksRight('lobby')
    await page.goto('/#/settings')
    await expect(page.getByRole('heading', { level: 1, name: tongue.settings })).toBeVisible()
    await looksRight('settings')
    await page.goto('/#/table/practice')
    await page.getByRole('button', { name: tongue.decline }).click()
    await expect(page.locator('[data-part=phase]')).toHaveText(tongue.betting)
    await page.locator('button[data-on="banker"]').click()
    await looksRight('bets')
    await page.getByRole('button', { name: tongue.deal, exact: true }).click()
    await expect(page.locator('[data-part=outcome]')).toHaveText(tongue.wins)
    await looksRight('result')
    await page.getByRole('button', { name: tongue.why, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await looksRight('why')
  })

test('a newcomer finds the language in the bar, and it stays chosen', async ({ page }) => {
  await page.goto('/')
  await page.locator('.bar select').selectOption({ label: '繁體中文' })
  await expect(page.getByRole('heading', { level: 1, name: '選一種遊戲' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '選一種遊戲' })).toBeVisible()
})

test.describe('a browser that asks for Chinese', () => {
  test.use({ locale: 'zh-CN' })
  test('gets Chinese pages', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: '选一种游戏' })).toBeVisible()
  })
})
