/**
 * `npm run pictures`: takes the screenshots of the product that public pages show, in each language and both colour
 * schemes, into public/assets/pictures. The output is committed. `--only=opened --languages=pt` selects some of them.
 */
import './kit/help.mjs'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Session } from '@supabase/supabase-js'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { type Language, LANGUAGE_TAGS, LANGUAGES } from '../contracts/languages.ts'
import { PRODUCTS } from '../contracts/roadmap.ts'
import { pathOf } from '../contracts/routes.ts'
import { SEEDED } from '../server/embedded/seed.ts'
import {
  PICTURE_FORMATS,
  PICTURE_SIZE,
  PICTURE_WIDTHS,
  type PictureFormat,
  pictureFile,
  pictureFiles,
  type PictureKind,
  type PictureName,
  PICTURES,
} from '../src/ui/picture-files.ts'
import { INGEST_TOKEN } from '../tests/e2e/kit/product.ts'
import { withBuiltProduct } from './kit/built-product.ts'
import { openContext, openPage, openSession, SCHEMES, withBrowser } from './kit/screenshot-session.ts'
import { ROOT } from './kit/paths.mjs'
import { runScript } from './kit/plain-error.mjs'
import { scriptOptions } from './kit/script-options.ts'
import { messagesFor } from './pictures/messages.ts'

const FOLDER = `${ROOT}public/assets/pictures/`
const VERSION_FILE = `${ROOT}src/ui/pictures-version.ts`
const MEMBER = SEEDED.member

const values = scriptOptions({
  options: {
    only: { type: 'string', default: PICTURES.join(',') },
    languages: { type: 'string', default: LANGUAGES.join(',') },
  },
})
const selected = PICTURES.filter((name) => values.only.split(',').includes(name))
const languages = LANGUAGES.filter((language) => values.languages.split(',').includes(language))

/** Replaces the member's transcriptions by those of this language. */
const sendMessages = async (origin: string, session: Session, language: Language) => {
  const call = async (path: string, init: RequestInit & { token: string }) => {
    const headers = { Authorization: `Bearer ${init.token}`, 'Content-Type': 'application/json' }
    const answer = await fetch(origin + path, { ...init, headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as unknown
  }
  const own = { token: session.access_token }
  const { data } = (await call('/api/transcriptions', own)) as { data: { id: string }[] }
  const ids = data.map(({ id }) => id)
  if (ids.length > 0) await call('/api/transcriptions', { ...own, method: 'DELETE', body: JSON.stringify({ ids }) })
  for (const message of messagesFor(language, MEMBER.phone)) {
    await call('/api/ingest/transcriptions', { token: INGEST_TOKEN, method: 'POST', body: JSON.stringify(message) })
  }
}

/** Scrolls until this element is below the sticky header. */
const showFrom = async (page: Page, selector: string) => {
  // No row is hovered.
  await page.mouse.move(0, 0)
  const element = page.locator(selector).first()
  await element.evaluate((shown) => shown.scrollIntoView({ block: 'start', behavior: 'instant' }))
}

const ITEM = '[data-flow=transcription]'
/** The newest day of the list, with its name. */
const DAY = `section:has(> ul ${ITEM})`

const openList = async (page: Page, language: Language) => {
  await openPage(page, pathOf('transcriptions', language))
  // Titles and topics are shown on request.
  await page.locator('[data-flow=summaries] button').first().click()
  await page.locator('[data-flow=summaries][data-view=shown]').waitFor()
  await showFrom(page, DAY)
}

/** Opens the newest transcription, with the source of its time marked. */
const openNewest = async (page: Page, language: Language) => {
  await openPage(page, pathOf('transcriptions', language))
  const item = page.locator(ITEM).first()
  await item.locator('button[aria-expanded=false]').click()
  await item.locator('button[aria-describedby][aria-pressed]').nth(1).click()
  await showFrom(page, DAY)
}

/** The reply in the chat: the scene of the pages at rest, without its buttons, enlarged to the screen. */
const openChat = async (page: Page, language: Language) => {
  await openPage(page, pathOf('home', language))
  await page.locator('[data-flow=transcribeDemo] > :first-child').evaluate((scene: HTMLElement, name) => {
    const top = document.createElement('h3')
    top.append(document.querySelector('header svg')?.cloneNode(true) ?? '', name)
    Object.assign(top.style, {
      display: 'flex',
      gap: '12px',
      alignItems: 'center',
      alignSelf: 'start',
      padding: '12px',
    })
    scene.lastElementChild?.remove()
    scene.prepend(top)
    document.body.replaceChildren(scene)
    Object.assign(scene.style, { blockSize: '100vh', border: '0', borderRadius: '0', gridTemplateRows: '1fr' })
  }, PRODUCTS.transcribe.name)
}

const OPEN: Record<PictureName, (page: Page, language: Language) => Promise<void>> = {
  chat: openChat,
  list: openList,
  opened: openNewest,
}

const encode = (picture: Buffer, width: number, format: PictureFormat) => {
  const resized = sharp(picture).resize({ width })
  return format === 'avif'
    ? resized.avif({ quality: 42, effort: 5, chromaSubsampling: '4:4:4' }).toBuffer()
    : resized.webp({ quality: 68, effort: 6 }).toBuffer()
}

const write = async (kind: PictureKind, picture: Buffer) => {
  for (const format of PICTURE_FORMATS) {
    for (const width of PICTURE_WIDTHS) {
      const file = pictureFile(kind, width, format)
      const bytes = await encode(picture, width, format)
      writeFileSync(FOLDER + file, bytes)
      console.log(`${file}: ${bytes.length} bytes`)
    }
  }
}

/** All files that must exist. */
const FILES = new Set(pictureFiles())

const drawLanguage = async (browser: Browser, origin: string, session: Session, language: Language) => {
  for (const scheme of SCHEMES) {
    for (const name of selected) {
      const context = await openContext(browser, {
        origin,
        scheme,
        locale: LANGUAGE_TAGS[language],
        viewport: PICTURE_SIZE,
        deviceScaleFactor: 2,
        session: name === 'chat' ? undefined : session,
      })
      const page = await context.newPage()
      await OPEN[name](page, language)
      await write({ name, language, scheme }, await page.screenshot({ animations: 'disabled' }))
      await context.close()
    }
  }
}

const rememberVersion = () => {
  const hash = createHash('sha256')
  for (const file of readdirSync(FOLDER).toSorted()) hash.update(file).update(readFileSync(FOLDER + file))
  const version = hash.digest('hex').slice(0, 8)
  writeFileSync(
    VERSION_FILE,
    `/** Written by \`npm run pictures\`: the hash of all pictures. */\nexport const PICTURES_VERSION = '${version}'\n`,
  )
}

await runScript(async () => {
  mkdirSync(FOLDER, { recursive: true })
  for (const old of readdirSync(FOLDER)) if (!FILES.has(old)) rmSync(FOLDER + old)
  await withBrowser((browser) =>
    withBuiltProduct(async (origin) => {
      const session = await openSession(origin, MEMBER.email)
      for (const language of languages) {
        await sendMessages(origin, session, language)
        await drawLanguage(browser, origin, session, language)
      }
    }),
  )
  rememberVersion()
  return 0
})
