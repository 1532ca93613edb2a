/** One Lighthouse run with its mobile profile: slow 4G and a CPU slowed down four times. */
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { withChromium } from './chromium.ts'
import { cutToCpuTime } from './cpu-time.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

/**
 * `simulated`: computed from the CPU time of an unthrottled load. `wall`: the same from its wall-clock time. `applied`:
 * the load itself is throttled, so its times are wall-clock times too.
 */
export type Method = 'simulated' | 'wall' | 'applied'

/** Scores up to 100, times in milliseconds, sizes in transferred bytes. */
export type Run = {
  scores: Record<Category, number>
  fcp: number
  lcp: number
  tbt: number
  cls: number
  script: number
  total: number
  requests: number
  /** Names of the audits that lower each score. */
  faults: Record<Category, string[]>
}

/** Assumed response time of a server near its visitors, in milliseconds; the measured one varies with load. */
const SERVER_TIME = 30

type NetworkRequest = { resourceType?: string; transferSize: number; url: string }

const audit = (result: Result, name: string) => result.audits[name]?.numericValue ?? Number.NaN

const faultsOf = ({ audits, categories }: Result, category: Category) =>
  (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)

const byCategory = <T>(of: (category: Category) => T) =>
  Object.fromEntries(CATEGORIES.map((category) => [category, of(category)])) as Record<Category, T>

const runOf = (result: Result): Run => {
  const details = result.audits['network-requests']?.details as { items?: NetworkRequest[] } | undefined
  const requests = (details?.items ?? []).filter(({ url }) => url.startsWith('http'))
  const bytes = (of: readonly NetworkRequest[]) => of.reduce((sum, { transferSize }) => sum + transferSize, 0)
  return {
    scores: byCategory((category) => Math.round((result.categories[category]?.score ?? 0) * 100)),
    fcp: audit(result, 'first-contentful-paint'),
    lcp: audit(result, 'largest-contentful-paint'),
    tbt: audit(result, 'total-blocking-time'),
    cls: audit(result, 'cumulative-layout-shift'),
    script: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    total: bytes(requests),
    requests: requests.length,
    faults: byCategory((category) => faultsOf(result, category)),
  }
}

const resultOf = async (url: string, flags: Flags): Promise<Result | undefined> => (await lighthouse(url, flags))?.lhr

const measureOnce = async (browser: string, url: string, method: Method): Promise<Run> => {
  const { origin } = new URL(url)
  const isWall = method !== 'simulated'
  const flags: Flags = {
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    throttlingMethod: method === 'applied' ? 'devtools' : 'simulate',
    ...(!isWall && {
      precomputedLanternData: {
        additionalRttByOrigin: { [origin]: 0 },
        serverResponseTimeByOrigin: { [origin]: SERVER_TIME },
      },
    }),
  }
  const gathered = await mkdtemp(join(tmpdir(), 'prosa-lighthouse-'))
  try {
    const measured = await withChromium(browser, (port) =>
      resultOf(url, { ...flags, port, ...(!isWall && { gatherMode: gathered }) }),
    )
    if (!isWall) {
      const file = join(gathered, 'trace.json')
      const trace = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: Parameters<typeof cutToCpuTime>[0] }
      cutToCpuTime(trace.traceEvents)
      writeFileSync(file, JSON.stringify(trace))
    }
    const result = isWall ? measured : await resultOf(url, { ...flags, auditMode: gathered })
    if (result === undefined || result.runtimeError)
      throw new Error(result?.runtimeError?.message ?? `no result: ${url}`)
    return runOf(result)
  } finally {
    await rm(gathered, { recursive: true, force: true })
  }
}

const ATTEMPTS = 3

/**
 * Wall-clock times are reliable on an idle machine only. On a busy one the beginning of a trace may be missing;
 * Lighthouse then fails and is run again.
 */
export const measure = async (browser: string, url: string, method: Method): Promise<Run> => {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await measureOnce(browser, url, method)
    } catch (error) {
      console.error(`${url}: ${String(error)}`)
    }
  }
  return measureOnce(browser, url, method)
}
