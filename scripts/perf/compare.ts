/** `npm run perf -- --baselines`: the product's figures beside those of the reference pages, measured alternately. */
import { chromium } from '@playwright/test'
import { BROWSER_FLAGS } from '../kit/browser.ts'
import { type Baseline, BASELINES, withBaselines } from './baselines/build.ts'
import { measure, type Method, type Run } from './lighthouse.ts'
import { median } from './median.ts'
import { clickToLogin, formUsable, processorTime } from './probes.ts'

type Site = Baseline | 'ours'
const SITES: readonly Site[] = ['ours', ...BASELINES]
type Origins = Record<Site, string>
type Figures = Record<string, number>

type Row = {
  name: string
  /** Relative to a reference page, or absolute. */
  limit: { of: Baseline; ratio: number } | { at: number }
}

const ROWS: readonly Row[] = [
  { name: 'FCP, simulated, ms', limit: { of: 'static', ratio: 1.1 } },
  { name: 'LCP, simulated, ms', limit: { of: 'static', ratio: 1.1 } },
  { name: 'FCP, applied, ms', limit: { of: 'static', ratio: 1.15 } },
  { name: 'LCP, applied, ms', limit: { of: 'static', ratio: 1.15 } },
  { name: 'layout shift', limit: { at: 0 } },
  { name: 'requests', limit: { at: 5 } },
  { name: 'KB', limit: { at: 102.4 } },
  { name: 'processor time, ms', limit: { of: 'idle', ratio: 1.25 } },
  { name: 'sign-in usable, ms', limit: { of: 'split', ratio: 1.1 } },
  { name: 'click, slow CPU, ms', limit: { at: 100 } },
  { name: 'click, slow line, ms', limit: { at: 120 } },
  { name: 'requests after click', limit: { at: 0 } },
]

const lighthouseFigures = (method: Method, { fcp, lcp, cls, requests, total }: Run): Figures => ({
  [`FCP, ${method}, ms`]: fcp,
  [`LCP, ${method}, ms`]: lcp,
  // Three decimals, as Lighthouse prints it.
  ...(method === 'simulated' && { 'layout shift': Math.round(cls * 1000) / 1000, requests, KB: total / 1000 }),
})

/** One round of measurements on one site. A page without a script has no form to hydrate, and no click to measure. */
const measureRound = async (executablePath: string, site: Site, origin: string): Promise<Figures> => {
  const figures: Figures = {}
  for (const method of ['simulated', 'applied'] as const) {
    Object.assign(figures, lighthouseFigures(method, await measure(executablePath, `${origin}/pt`, method)))
  }
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  try {
    // The first page includes the browser's start.
    await processorTime(browser, `${origin}/pt`)
    figures['processor time, ms'] = await processorTime(browser, `${origin}/pt`)
    if (site === 'static') return figures
    figures['sign-in usable, ms'] = await formUsable(browser, `${origin}/pt/login`)
    const [fast, slow] = [
      await clickToLogin(browser, origin, { isSlowLine: false }),
      await clickToLogin(browser, origin, { isSlowLine: true }),
    ]
    figures['click, slow CPU, ms'] = fast.ms
    figures['click, slow line, ms'] = slow.ms
    figures['requests after click'] = Math.max(fast.requests, slow.requests)
    return figures
  } finally {
    await browser.close()
  }
}

const written = (figure: number) => (Number.isNaN(figure) ? '-' : String(Math.round(figure * 100) / 100))

const print = (name: string, cells: readonly string[]) =>
  console.log(name.padEnd(24) + cells.map((cell) => cell.padStart(14)).join(''))

/** Prints a row; returns whether our figure is within its limit. */
const printRow = ({ name, limit }: Row, figureOf: (site: Site) => number): boolean => {
  const ours = figureOf('ours')
  const ratio = 'at' in limit ? null : ours / figureOf(limit.of)
  const isWithinLimits = 'at' in limit ? ours <= limit.at : (ratio ?? Number.NaN) <= limit.ratio
  const limitText = 'at' in limit ? `<= ${limit.at}` : `<= ${limit.ratio} ${limit.of}`
  print(name, [
    ...SITES.map((site) => written(figureOf(site))),
    ratio?.toFixed(2) ?? '',
    limitText,
    isWithinLimits ? '' : 'over',
  ])
  return isWithinLimits
}

/** Resolves to whether every figure is within its limit. */
export const compare = (executablePath: string, origin: string, rounds: number): Promise<boolean> =>
  withBaselines(async (baselines) => {
    const origins: Origins = { ours: origin, ...baselines }
    const results: { site: Site; figures: Figures }[] = []
    for (let round = 1; round <= rounds; round += 1) {
      for (const site of SITES) {
        results.push({ site, figures: await measureRound(executablePath, site, origins[site]) })
        console.error(`round ${round}: ${site}`)
      }
    }
    print('', [...SITES, 'ratio', 'limit', ''])
    const figureOf = (name: string) => (site: Site) =>
      median(results.filter((each) => each.site === site).map(({ figures }) => figures[name] ?? Number.NaN))
    return ROWS.map((row) => printRow(row, figureOf(row.name))).every(Boolean)
  })
