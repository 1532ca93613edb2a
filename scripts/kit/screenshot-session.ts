/** Opens pages of the built product for screenshots: with a fixed clock, cookies refused, seeded accounts. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { createClient, type Session } from '@supabase/supabase-js'
import { CONSENT_VERSION } from '../../contracts/consent.ts'
import { SEED_PASSWORD } from '../../server/embedded/seed.ts'
import { CONSENT_KEY, SESSION_KEY } from '../../src/clients/storage-keys.ts'
import { BROWSER_FLAGS, provideBrowser } from './browser.ts'

/** Fixed time, in the middle of a working day, since pages show it. */
const NOW = new Date('2026-03-04T15:00:00Z')

export const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]

export const withBrowser = async (work: (browser: Browser) => Promise<void>): Promise<void> => {
  const executablePath = await provideBrowser('Browser')
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] })
  try {
    await work(browser)
  } finally {
    await browser.close()
  }
}

/** Signs a seeded account in on the running product. */
export const openSession = async (origin: string, email: string): Promise<Session> => {
  const { supabaseKey } = (await (await fetch(`${origin}/config.json`)).json()) as { supabaseKey: string }
  const client = createClient(origin, supabaseKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const { data, error } = await client.auth.signInWithPassword({ email, password: SEED_PASSWORD })
  if (error !== null) throw error
  return data.session
}

type ScreenshotContext = Pick<BrowserContextOptions, 'viewport' | 'deviceScaleFactor' | 'locale'> & {
  origin: string
  scheme: Scheme
  /** The context is signed in with it, if given. */
  session?: Session | undefined
  /** Cookies are not refused beforehand: the question covers a part of the page. */
  asksAboutCookies?: boolean | undefined
}

export const openContext = async (
  browser: Browser,
  { origin, scheme, session, asksAboutCookies = false, ...options }: ScreenshotContext,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    colorScheme: scheme,
    reducedMotion: 'reduce',
    ...options,
  })
  const stored = {
    ...(!asksAboutCookies && { [CONSENT_KEY]: JSON.stringify({ version: CONSENT_VERSION, statistics: false }) }),
    ...(session && { [SESSION_KEY]: JSON.stringify(session) }),
  }
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
  await context.clock.setFixedTime(NOW)
  return context
}

/** Opens a page and waits until it is hydrated, with its fonts loaded. */
export const openPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  // `font-display: optional` uses the text font only if it is cached, which it is the second time.
  await page.reload()
  // Hydrates at once, instead of when the browser is idle.
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.locator('html[data-hydrated]').waitFor()
  await page.evaluate(() => document.fonts.ready)
}
