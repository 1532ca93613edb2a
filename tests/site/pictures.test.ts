/** The screenshots on the built pages: which exist, their size, and that they are lazy. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PICTURE_SIZE, pictureFiles } from '#src/ui/picture-files.ts'
import { PICTURES_VERSION } from '#src/ui/pictures-version.ts'
import { BUILT_PAGES, type BuiltPage, DIST, faultsOn } from './kit/built-pages.ts'

const FOLDER = 'public/assets/pictures'
/** Maximal file size in bytes, by width: a phone fetches one file for each screenshot. */
const BUDGETS: Readonly<Record<string, number>> = { '360': 18_000, '720': 42_000 }

const picturesOn = ({ document }: BuiltPage) => [...document.querySelectorAll('main picture')]

test('there is a screenshot for every language, colour scheme, width and format, and no other', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(pictureFiles().toSorted())
})

test('each screenshot has the declared aspect ratio, and is within its size budget', async () => {
  const faults = await Promise.all(
    pictureFiles().map(async (file) => {
      const bytes = readFileSync(`${FOLDER}/${file}`)
      const { width, height } = await sharp(bytes).metadata()
      const namedWidth = /-(\d+)\.\w+$/.exec(file)?.[1] ?? ''
      const isRight = String(width) === namedWidth && height * PICTURE_SIZE.width === width * PICTURE_SIZE.height
      return isRight && bytes.length <= (BUDGETS[namedWidth] ?? 0)
        ? []
        : [`${file}: ${width}x${height}, ${bytes.length}`]
    }),
  )
  expect(faults.flat()).toEqual([])
})

test('the URL of a screenshot has a version that changes with its content', () => {
  const hash = createHash('sha256')
  for (const file of readdirSync(FOLDER).toSorted()) hash.update(file).update(readFileSync(`${FOLDER}/${file}`))
  expect(PICTURES_VERSION).toBe(hash.digest('hex').slice(0, 8))
})

test('a page has the screenshots of its language in both colour schemes, with alternative texts, and loads them lazily', () => {
  const faults = faultsOn((page) =>
    picturesOn(page).flatMap((picture) => {
      const image = picture.querySelector('img')
      const sources = [picture.querySelector('source'), image].map((element) => element?.getAttribute('srcset') ?? '')
      const addresses = sources.flatMap((set) => set.split(', ').map((entry) => entry.split(/[ ?]/, 1)[0] ?? ''))
      const missing = addresses.filter(
        (address) =>
          !address.includes(`-${page.language}-`) || !pictureFiles().includes(address.split('/').at(-1) ?? ''),
      )
      const { width, height } = PICTURE_SIZE
      const reserved = `${image?.getAttribute('width')}x${image?.getAttribute('height')}`
      return [
        ...missing.map((address) => `not one of this page: ${address}`),
        ...((image?.alt.length ?? 0) > 40 ? [] : ['says nothing of what is seen']),
        ...(image?.getAttribute('loading') === 'lazy' ? [] : ['is fetched at once']),
        ...(reserved === `${width}x${height}` ? [] : [`keeps ${reserved} free`]),
      ]
    }),
  )
  expect(faults).toEqual([])
  const counts = BUILT_PAGES.filter((page) => page.page === 'products').map((page) => picturesOn(page).length)
  expect(counts).toEqual([6, 6, 6, 6])
  expect(readdirSync(`${DIST}/assets/pictures`)).toHaveLength(pictureFiles().length)
})
