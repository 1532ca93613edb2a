/** `npm run perf`: Lighthouse on the built product, served as by `npm start`. `-- --help` lists the options. */
import { DEFAULT_LANGUAGE, LANGUAGES } from '../contracts/languages.ts'
import { isListed, pathOf, ROUTE_IDS, routeOf } from '../contracts/routes.ts'
import { provideBrowser } from './kit/browser.ts'
import { withBuiltProduct } from './kit/built-product.ts'
import { runScript } from './kit/plain-error.mjs'
import { scriptOptions } from './kit/script-options.ts'
import { measureAccount } from './perf/account.ts'
import { compare } from './perf/compare.ts'
import { CATEGORIES, type Category, measure, type Run } from './perf/lighthouse.ts'
import { median } from './perf/median.ts'

const HELP = `npm run perf -- [options]

  --runs=3              of each page; the median counts
  --only=products,/en   pages by route or path
  --languages           every page in every language
  --wall                wall-clock times
  --baselines             compares home page and sign-in with minimal pages of the same libraries
  --account             a cold dashboard, and the way between two screens of the account

Every public page in Portuguese, and the home page in every language.
Exits with code 1 if a score is below 100.`

const values = scriptOptions({
  options: {
    help: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    wall: { type: 'boolean', default: false },
    languages: { type: 'boolean', default: false },
    baselines: { type: 'boolean', default: false },
    account: { type: 'boolean', default: false },
  },
})

type Target = { path: string; route: string; isListed: boolean }

const TARGETS: Target[] = ROUTE_IDS.filter((route) => routeOf(route).access === 'public').flatMap((route) =>
  LANGUAGES.filter((language) => values.languages || route === 'home' || language === DEFAULT_LANGUAGE).map(
    (language) => ({
      path: pathOf(route, language),
      route,
      isListed: isListed(route),
    }),
  ),
)

const spread = (numbers: readonly number[]) => `${Math.round(Math.min(...numbers))}-${Math.round(Math.max(...numbers))}`
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** Lighthouse lowers the SEO score of `noindex` pages for that alone, so it is ignored there. */
const isScored = (target: Target, category: Category) => category !== 'seo' || target.isListed

const scoreOf = (runs: readonly Run[], category: Category) => median(runs.map(({ scores }) => scores[category]))

const COLUMNS = [
  'page',
  'perf',
  'a11y',
  'best',
  'seo',
  'FCP',
  'LCP',
  'LCP all',
  'TBT',
  'CLS',
  'JS KB',
  'all KB',
  'files',
]

const rowOf = (target: Target, runs: readonly Run[]): string[] => {
  const middle = (key: 'fcp' | 'lcp' | 'tbt' | 'cls' | 'script' | 'total' | 'requests') =>
    median(runs.map((each) => each[key]))
  return [
    target.path,
    ...CATEGORIES.map((category) => (isScored(target, category) ? String(scoreOf(runs, category)) : '-')),
    ...[middle('fcp'), middle('lcp')].map((time) => String(Math.round(time))),
    spread(runs.map(({ lcp }) => lcp)),
    String(Math.round(middle('tbt'))),
    middle('cls').toFixed(3),
    kilobytes(middle('script')),
    kilobytes(middle('total')),
    String(middle('requests')),
  ]
}

const print = ([page = '', ...cells]: readonly string[]) =>
  console.log(page.padEnd(22) + cells.map((cell) => cell.padStart(cell.includes('-') ? 12 : 8)).join(''))

const scorePages = async (browser: string): Promise<boolean> => {
  const only = values.only.split(',').filter((name) => name !== '')
  const targets = TARGETS.filter(({ path, route }) => only.length === 0 || only.includes(route) || only.includes(path))
  const results = new Map<Target, Run[]>(targets.map((target) => [target, []]))
  await withBuiltProduct(async (origin) => {
    // Round by round over all pages: a busy moment of the machine does not affect all runs of one page.
    for (let round = 1; round <= Number(values.runs); round += 1) {
      for (const [target, runs] of results) {
        runs.push(await measure(browser, origin + target.path, values.wall ? 'wall' : 'simulated'))
        console.error(`round ${round}: ${target.path}`)
      }
    }
  })
  print(COLUMNS)
  let isPerfect = true
  for (const [target, runs] of results) {
    print(rowOf(target, runs))
    const short = CATEGORIES.filter((category) => isScored(target, category) && scoreOf(runs, category) < 100)
    if (short.length > 0) {
      isPerfect = false
      console.log(
        `  below 100 in ${short.join(', ')}: ${[...new Set(runs.flatMap(({ faults }) => short.flatMap((category) => faults[category])))].join(', ')}`,
      )
    }
  }
  return isPerfect
}

await runScript(async () => {
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const browser = await provideBrowser('Browser')
  const rounds = Number(values.runs)
  const compareWith = values.account ? measureAccount : values.baselines ? compare : null
  const isWithinLimits =
    compareWith === null
      ? await scorePages(browser)
      : await withBuiltProduct((origin) => compareWith(browser, origin, rounds))
  return isWithinLimits ? 0 : 1
})
