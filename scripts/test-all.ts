/** Main script of `npm test` and `npm run validate`: runs the selected checks and prints the totals. */
import { availableParallelism } from 'node:os'
import { shareFolder } from '#tests/kit/prepared-data.ts'
import { provideBrowser } from './kit/browser.ts'
import { runChecks } from './kit/checks.ts'
import { verdictOf } from './kit/outcomes.ts'
import { PlainError, runScript } from './kit/plain-error.mjs'
import { HELP, readTestOptions } from './kit/test-options.mjs'

/** Fewer collections of short-lived objects: without it they take a fifth of the processor time of the mutants, now a tenth. */
const NODE_OPTIONS = [process.env['NODE_OPTIONS'], '--max-semi-space-size=64'].filter(Boolean).join(' ')

/** Without a browser the tests that need one fail, but the others still run. */
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
  const removeFolder = shareFolder()
  const env = { ...process.env, NODE_OPTIONS, PROSA_TIER: options.tier, ...(browser && { PROSA_CHROMIUM: browser }) }
  const outcomes = await runChecks(options, env).finally(removeFolder)
  const took = Math.round((performance.now() - start) / 1000)
  const { code, lines } = verdictOf(outcomes, [problem, `In ${took} s on ${availableParallelism()} cores.`])
  console.log(`\n${lines.join('\n')}`)
  return code
})
