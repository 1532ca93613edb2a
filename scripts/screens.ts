/**
 * `npm run screens`: full-page screenshots of every page in Portuguese, on a phone and a desktop, light and dark, into
 * docs/screens; account pages as a seeded account sees them. Also the two pictures of the README. `--only=home,contact`
 * selects pages.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Session } from '@supabase/supabase-js'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { DEFAULT_LANGUAGE } from '../contracts/languages.ts'
import { peopleIn, searchOfPerson } from '../contracts/people-address.ts'
import { pathOf, ROUTE_IDS, routeOf } from '../contracts/routes.ts'
import { SEEDED } from '../server/embedded/seed.ts'
import { withBuiltProduct } from './kit/built-product.ts'
import { openContext, openPage, openSession, SCHEMES, withBrowser } from './kit/drawing.ts'
import { ROOT } from './kit/paths.mjs'
import { runScript } from './kit/plain-error.mjs'
import { drawReadme } from './screens/readme.ts'

const FOLDER = `${ROOT}docs/screens/`
const WIDTHS = [360, 1280] as const
/** Maximum width in pixels of the stored files, to keep them small. */
const WIDEST = 800

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })

type Viewer = 'visitor' | 'member' | 'admin'
type Screen = { name: string; path: string; viewer: Viewer }

const VIEWERS = { public: 'visitor', protected: 'member', admin: 'admin', open: null } as const

const SCREENS: Screen[] = [
  ...ROUTE_IDS.flatMap((id) => {
    const viewer = VIEWERS[routeOf(id).access]
    // A page that a mailed link opens shows nothing without the link.
    const search = id === 'adminPerson' ? searchOfPerson(SEEDED.member.id, peopleIn('')) : ''
    return viewer === null ? [] : [{ name: id, path: pathOf(id, DEFAULT_LANGUAGE) + search, viewer }]
  }),
  { name: 'notFound', path: `/${DEFAULT_LANGUAGE}/nada`, viewer: 'visitor' },
]

const fileOf = ({ name }: Screen, width: number, scheme: string) => `${name}-${width}-${scheme}.webp`

type Sessions = Partial<Record<Viewer, Session>>

/** Those outside the viewport are not rendered before the page is scrolled. */
const showPictures = (page: Page) =>
  page.locator('picture').evaluateAll((pictures) => {
    for (const picture of pictures) if (picture instanceof HTMLElement) picture.style.contentVisibility = 'visible'
  })

const draw = async (browser: Browser, origin: string, sessions: Sessions, screens: readonly Screen[]) => {
  for (const [viewer, own] of Map.groupBy(screens, (screen) => screen.viewer)) {
    for (const width of WIDTHS) {
      for (const scheme of SCHEMES) {
        const viewport = { width, height: 800 }
        const context = await openContext(browser, { origin, scheme, viewport, session: sessions[viewer] })
        const page = await context.newPage()
        for (const screen of own) {
          await openPage(page, screen.path)
          await showPictures(page)
          await page.waitForLoadState('networkidle')
          const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
          const file = fileOf(screen, width, scheme)
          const drawn = sharp(picture).resize({ width: Math.min(width, WIDEST) })
          writeFileSync(FOLDER + file, await drawn.webp({ quality: 32, effort: 6 }).toBuffer())
          console.log(file)
        }
        await context.close()
      }
    }
  }
}

const rows = (screens: readonly Screen[]) =>
  screens.map((screen) => {
    const cells = WIDTHS.flatMap((width) => SCHEMES.map((scheme) => `[picture](${fileOf(screen, width, scheme)})`))
    return `| \`${screen.path}\` | ${cells.join(' | ')} |`
  })

const table = (screens: readonly Screen[]) => [
  `| Page | ${WIDTHS.flatMap((width) => SCHEMES.map((scheme) => `${width} ${scheme}`)).join(' | ')} |`,
  `| --- | ${WIDTHS.flatMap(() => SCHEMES.map(() => '---')).join(' | ')} |`,
  ...rows(screens),
]

const of = (viewer: Viewer) => SCREENS.filter((screen) => screen.viewer === viewer)

const GALLERY = [
  '# Screens',
  '',
  'Every page in Portuguese, drawn from the built product by `npm run screens`.',
  '',
  '## Public pages',
  '',
  ...table(of('visitor')),
  '',
  "## A member's account",
  '',
  ...table(of('member')),
  '',
  "## An administrator's pages",
  '',
  ...table(of('admin')),
  '',
].join('\n')

await runScript(async () => {
  const only = values.only.split(',').filter((name) => name !== '')
  const screens = SCREENS.filter(({ name }) => only.length === 0 || only.includes(name))
  mkdirSync(FOLDER, { recursive: true })
  await withBrowser((browser) =>
    withBuiltProduct(async (origin) => {
      const sessions = {
        member: await openSession(origin, SEEDED.member.email),
        admin: await openSession(origin, SEEDED.admin.email),
      }
      await draw(browser, origin, sessions, screens)
      if (only.length === 0 || only.includes('readme')) await drawReadme(browser, origin)
    }),
  )
  const known = new Set(
    SCREENS.flatMap((screen) => WIDTHS.flatMap((width) => SCHEMES.map((s) => fileOf(screen, width, s)))),
  )
  for (const old of readdirSync(FOLDER)) if (old.endsWith('.webp') && !known.has(old)) rmSync(FOLDER + old)
  writeFileSync(`${FOLDER}README.md`, GALLERY)
  return 0
})
