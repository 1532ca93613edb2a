/** What `npm test` runs once everything is installed, and `npm run validate` at once: every check, and a line that sums them up. */
import { availableParallelism } from 'node:os'
import { provideBrowser } from './kit/browser.ts'
import { runChecks, sumOf, tableOf } from './kit/checks.ts'
import { PlainError, runScript } from './kit/plain-error.mjs'
import { HELP, readTestOptions } from './kit/test-options.mjs'

/** One slow moment is nobody's fault; two are something to look into. */
const MOST_FLAKY = 1

/** Without a browser the tests that need one fail, and the rest is still worth running. */
const browserOr = async (explain: (problem: string) => void): Promise<string | undefined> => {
  try {
    return await provideBrowser('Preparing. Browser')
  } catch (error) {
    if (!(error instanceof PlainError)) throw error
    explain(error.message)
    return undefined
  }
}

await runScript(async () => {
  const options = readTestOptions(process.argv.slice(2))
  if (options === 'help') {
    console.log(HELP)
    return 0
  }
  const start = performance.now()
  let problem = ''
  const browser = options.tier === 'quick' ? undefined : await browserOr((text) => (problem = text))
  const env = { ...process.env, PROSA_TIER: options.tier, ...(browser && { PROSA_CHROMIUM: browser }) }
  const outcomes = await runChecks(options, env)
  const [passed, failed] = [sumOf(outcomes, 'passed'), sumOf(outcomes, 'failed')]
  const flaky = outcomes.flatMap((outcome) => outcome.flaky).length
  const took = Math.round((performance.now() - start) / 1000)
  console.log(`\n${tableOf(outcomes)}\n${problem}\nIn ${took} s on ${availableParallelism()} cores.`)
  if (flaky > MOST_FLAKY) {
    console.log(`${flaky} tests passed at their second try only: more than ${MOST_FLAKY} fails a run.`)
  }
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 && flaky <= MOST_FLAKY ? 0 : 1
})
