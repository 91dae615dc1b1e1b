import base from './playwright.config.ts'
const { globalSetup: _, ...rest } = base as any
export default { ...rest, expect: { timeout: 20_000 }, use: { ...rest.use, actionTimeout: 20_000 } }
