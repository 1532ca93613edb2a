/**
 * `npm run screens`: a sheet of each page, on a phone and a desktop, light and dark, into docs/screens; account pages as a seeded
 * account sees them. Also the two pictures of the README. `--only=home,contact` selects pages, with their states and languages.
 */
import './kit/help.mjs'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Session } from '@supabase/supabase-js'
import type { Browser, Page } from '@playwright/test'
import { LANGUAGE_TAGS } from '../contracts/languages.ts'
import { SEEDED } from '../server/embedded/seed.ts'
import { withBuiltProduct } from './kit/built-product.ts'
import { openContext, openPage, openSession, SCHEMES, withBrowser } from './kit/screenshot-session.ts'
import { ROOT } from './kit/paths.mjs'
import { runScript } from './kit/plain-error.mjs'
import { scriptOptions } from './kit/script-options.ts'
import { fileOf, galleryOf } from './screens/gallery.ts'
import { type Screen, SCREENS, type Viewer } from './screens/pages.ts'
import { drawReadme } from './screens/readme.ts'
import { sendSampleMessage } from './screens/sample-message.ts'
import { drawSheet, type Width, WIDTHS } from './screens/sheet.ts'

const FOLDER = `${ROOT}docs/screens/`
const HEIGHT = 800

const values = scriptOptions({ options: { only: { type: 'string', default: '' } } })

const ACCOUNTS: Readonly<Record<Viewer, string | null>> = {
  visitor: null,
  member: SEEDED.member.email,
  admin: SEEDED.admin.email,
}

/** Those outside the viewport are not rendered before the page is scrolled. */
const showPictures = (page: Page) =>
  page.locator('picture').evaluateAll((pictures) => {
    for (const picture of pictures) if (picture instanceof HTMLElement) picture.style.contentVisibility = 'visible'
  })

/** "Loading" in the four languages, as each skeleton announces it to screen readers. */
const LOADING = '^(Carregando|Loading|Cargando|Chargement)'

const waitUntilLoaded = (page: Page) =>
  page.waitForFunction((loading) => {
    const outputs = [...document.querySelectorAll('main output')]
    return (
      document.querySelector('main h1') !== null &&
      !outputs.some(({ textContent }) => new RegExp(loading).test(textContent))
    )
  }, LOADING)

/** The bar of a phone is at the end of its window: the window is as high as the page. */
const growToPage = async (page: Page, width: Width) => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, HEIGHT) })
}

type Appearance = { width: Width; scheme: (typeof SCHEMES)[number] }

const APPEARANCES: readonly Appearance[] = (Object.keys(WIDTHS).map(Number) as Width[]).flatMap((width) =>
  SCHEMES.map((scheme) => ({ width, scheme })),
)

type Studio = { browser: Browser; origin: string; sessions: Map<string, Promise<Session>> }

/** One for all pictures: the pages of the account count and list them. */
const sessionFor = ({ origin, sessions }: Studio, { viewer, endsSession }: Screen): Promise<Session> | undefined => {
  const account = ACCOUNTS[viewer]
  if (account === null) return undefined
  if (endsSession === true) return openSession(origin, account)
  const session = sessions.get(account) ?? openSession(origin, account)
  sessions.set(account, session)
  return session
}

const shoot = async (studio: Studio, screen: Screen, { width, scheme }: Appearance) => {
  const viewport = { width, height: HEIGHT }
  const { language, browserLanguage = language, asksAboutCookies, isWindow = false } = screen
  const locale = LANGUAGE_TAGS[browserLanguage]
  const session = await sessionFor(studio, screen)
  const { browser, origin } = studio
  const context = await openContext(browser, { origin, viewport, locale, scheme, session, asksAboutCookies })
  try {
    const page = await context.newPage()
    await openPage(page, screen.path)
    if (session !== undefined) await waitUntilLoaded(page)
    await screen.act?.(page)
    await showPictures(page)
    if (await page.evaluate(() => navigator.onLine)) await page.waitForLoadState('networkidle')
    if (!isWindow && (session !== undefined || screen.act)) await growToPage(page, width)
    return { width, png: await page.screenshot({ fullPage: !isWindow, animations: 'disabled' }) }
  } finally {
    await context.close()
  }
}

const draw = async (studio: Studio, screen: Screen) => {
  const shots = []
  // Values that a gesture stores are kept for the next rendering.
  if (screen.act) for (const appearance of APPEARANCES) shots.push(await shoot(studio, screen, appearance))
  else shots.push(...(await Promise.all(APPEARANCES.map((appearance) => shoot(studio, screen, appearance)))))
  writeFileSync(FOLDER + fileOf(screen), await drawSheet(shots))
  console.log(fileOf(screen))
}

await runScript(async () => {
  const only = values.only.split(',').filter((name) => name !== '')
  const chosen = SCREENS.filter(({ name }) => only.length === 0 || only.includes(name.split('-', 1)[0] ?? ''))
  const screens = chosen.toSorted((one, other) => Number(one.stores ?? false) - Number(other.stores ?? false))
  mkdirSync(FOLDER, { recursive: true })
  await withBrowser((browser) =>
    withBuiltProduct(async (origin) => {
      await sendSampleMessage(origin)
      const sessions = new Map<string, Promise<Session>>()
      for (const screen of screens) await draw({ browser, origin, sessions }, screen)
      if (only.length === 0 || only.includes('readme')) await drawReadme(browser, origin)
    }),
  )
  const known = new Set(SCREENS.map(fileOf))
  for (const old of readdirSync(FOLDER)) if (old.endsWith('.webp') && !known.has(old)) rmSync(FOLDER + old)
  writeFileSync(`${FOLDER}README.md`, galleryOf(SCREENS))
  return 0
})
