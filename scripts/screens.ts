/**
 * `npm run screens`: every public page in Portuguese as people see it, into docs/screens: on a phone and on a desk, in light
 * and in dark colours, from its top to its end. `--only=home,contact` draws these alone.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { CONSENT_VERSION } from '../contracts/consent.ts'
import { DEFAULT_LANGUAGE } from '../contracts/languages.ts'
import { pathOf, ROUTE_IDS, routeOf } from '../contracts/routes.ts'
import { BROWSER_FLAGS, provideBrowser } from './kit/browser.ts'
import { withBuiltProduct } from './kit/built-product.ts'
import { ROOT } from './kit/paths.mjs'
import { CONSENT_KEY } from '../src/clients/storage-keys.ts'
import { runScript } from './kit/plain-error.mjs'

const FOLDER = `${ROOT}docs/screens/`
const WIDTHS = [360, 1280] as const
const SCHEMES = ['light', 'dark'] as const
/** Kept at this many pixels: enough to judge by, and the pictures stay small. */
const WIDEST = 800
/** Fixed clock, in the middle of a working day, since pages show the time. */
const NOW = new Date('2026-03-04T15:00:00Z')

/** Stored refusal of cookies: the banner would cover the page. */
const REFUSED = [CONSENT_KEY, JSON.stringify({ version: CONSENT_VERSION, statistics: false })] as const

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })

type Screen = { name: string; path: string }

const SCREENS: Screen[] = [
  ...ROUTE_IDS.filter((id) => routeOf(id).access === 'public').map((id) => ({
    name: id,
    path: pathOf(id, DEFAULT_LANGUAGE),
  })),
  { name: 'notFound', path: `/${DEFAULT_LANGUAGE}/nada` },
]

const fileOf = ({ name }: Screen, width: number, scheme: string) => `${name}-${width}-${scheme}.webp`

const draw = async (browser: Browser, origin: string, screens: readonly Screen[]) => {
  for (const width of WIDTHS) {
    for (const colorScheme of SCHEMES) {
      const context = await browser.newContext({
        baseURL: origin,
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        viewport: { width, height: 800 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      await context.addInitScript(([key, choice]) => localStorage.setItem(key, choice), REFUSED)
      const page = await context.newPage()
      await page.clock.setFixedTime(NOW)
      for (const screen of screens) {
        await page.goto(screen.path)
        // A page hydrates at the first interaction.
        await page.mouse.move(1, 1)
        await page.mouse.move(2, 2)
        await page.locator('html[data-live]').waitFor()
        await page.evaluate(() => document.fonts.ready)
        const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
        const file = fileOf(screen, width, colorScheme)
        const drawn = sharp(picture).resize({ width: Math.min(width, WIDEST) })
        writeFileSync(FOLDER + file, await drawn.webp({ quality: 32, effort: 6 }).toBuffer())
        console.log(file)
      }
      await context.close()
    }
  }
}

const gallery = (screens: readonly Screen[]) =>
  [
    '# Screens',
    '',
    'Every public page in Portuguese, drawn from the built product by `npm run screens`.',
    '',
    `| Page | ${WIDTHS.flatMap((width) => SCHEMES.map((scheme) => `${width} ${scheme}`)).join(' | ')} |`,
    `| --- | ${WIDTHS.flatMap(() => SCHEMES.map(() => '---')).join(' | ')} |`,
    ...screens.map((screen) => {
      const cells = WIDTHS.flatMap((width) => SCHEMES.map((scheme) => `[picture](${fileOf(screen, width, scheme)})`))
      return `| \`${screen.path}\` | ${cells.join(' | ')} |`
    }),
    '',
  ].join('\n')

await runScript(async () => {
  const only = values.only.split(',').filter((name) => name !== '')
  const screens = SCREENS.filter(({ name }) => only.length === 0 || only.includes(name))
  mkdirSync(FOLDER, { recursive: true })
  const executablePath = await provideBrowser('Browser')
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] })
  try {
    await withBuiltProduct((origin) => draw(browser, origin, screens))
  } finally {
    await browser.close()
  }
  const known = new Set(
    SCREENS.flatMap((screen) => WIDTHS.flatMap((width) => SCHEMES.map((s) => fileOf(screen, width, s)))),
  )
  for (const old of readdirSync(FOLDER)) if (old.endsWith('.webp') && !known.has(old)) rmSync(FOLDER + old)
  writeFileSync(`${FOLDER}README.md`, gallery(SCREENS))
  return 0
})
