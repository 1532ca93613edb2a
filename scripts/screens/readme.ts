/** The two pictures of the README: the home page, and the flows page after a failed login. */
import { writeFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { DEFAULT_LANGUAGE } from '../../contracts/languages.ts'
import { pathOf } from '../../contracts/routes.ts'
import { SEEDED } from '../../server/embedded/seed.ts'
import { withDataDir } from '../../tests/e2e/kit/data-dir.ts'
import { startProduct } from '../../tests/e2e/kit/product.ts'
import { openContext, openPage } from '../kit/screenshot-session.ts'
import { ROOT } from '../kit/paths.mjs'

const FOLDER = `${ROOT}docs/images/`
const VIEWPORT = { width: 1280, height: 800 }
/** Timeout in milliseconds: the development server compiles on demand. */
const TIMEOUT = 120_000

/** With a reduced palette: the pictures are flat, and a third of the size. */
const save = async (page: Page, file: string) => {
  const picture = await page.screenshot({ animations: 'disabled' })
  writeFileSync(FOLDER + file, await sharp(picture).png({ palette: true, effort: 10 }).toBuffer())
  console.log(file)
}

const drawHome = async (browser: Browser, origin: string) => {
  const context = await openContext(browser, { origin, scheme: 'light', viewport: VIEWPORT })
  const page = await context.newPage()
  await openPage(page, pathOf('home', DEFAULT_LANGUAGE))
  await save(page, 'home.png')
  await context.close()
}

const drawFlows = async (browser: Browser, origin: string) => {
  const context = await openContext(browser, { origin, scheme: 'light', viewport: VIEWPORT })
  context.setDefaultTimeout(TIMEOUT)
  const flows = await context.newPage()
  await flows.goto('/flows#login')
  const site = await context.newPage()
  await openPage(site, pathOf('login', DEFAULT_LANGUAGE))
  const state = flows.locator('g.state[data-state="login.signIn.editing"].live')
  await state.waitFor()
  await site.locator('main [name=email]').fill(SEEDED.member.email)
  await site.locator('main [name=password]').fill('senha-errada')
  await site.keyboard.press('Enter')
  await site.getByRole('alert').first().waitFor()
  await flows.bringToFront()
  await flows.locator('.last').first().waitFor({ state: 'attached' })
  await save(flows, 'flows.png')
  await context.close()
}

export const drawReadme = async (browser: Browser, origin: string): Promise<void> => {
  await drawHome(browser, origin)
  await withDataDir(async (dataDir) => {
    const product = await startProduct(dataDir, { args: ['--dev'] })
    try {
      await drawFlows(browser, product.origin)
    } finally {
      await product.stop()
    }
  })
}
