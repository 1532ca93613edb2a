/** Files for crawlers, and the social cards. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { RenderedPage } from '../../src/entry-server.tsx'
import { routeOf } from '../../contracts/routes.ts'
import { drawCards } from '../cards/draw.ts'
import { discoveryFiles } from './discovery.ts'
import { pageDates } from './page-dates.ts'
import { siteOrigin } from './site-origin.ts'

/** Writes them under `folder`, which ends with a slash. */
export const writeDiscoveryFiles = async (pages: readonly RenderedPage[], folder: string): Promise<void> => {
  const origin = siteOrigin()
  const site = { origin, dayOf: pageDates() }
  for (const [name, content] of Object.entries(await discoveryFiles(pages, site, new Date()))) {
    mkdirSync(dirname(folder + name), { recursive: true })
    writeFileSync(folder + name, content)
  }
  const cards = pages
    .filter(({ isListed }) => isListed)
    .map(({ card, name, description, page, language }) => ({
      file: card,
      title: name,
      text: description,
      site: new URL(origin).host,
      section: page === 'notFound' ? 'other' : routeOf(page).section,
      language,
    }))
  await drawCards(cards, folder)
}
