/** What `npm test` runs once everything is installed: every project, and one line that sums them up. */
import { provideBrowser } from './kit/browser.ts'
import { runChecks, sumOf, tableOf, type CheckName } from './kit/checks.ts'
import { PlainError, runScript } from './kit/plain-error.mjs'

const ORDER: CheckName[] = [
  'build',
  'model',
  'copies',
  'ui',
  'views',
  'api',
  'db',
  'translations',
  'types',
  'lint',
  'format',
  'budgets',
  'site',
  'e2e',
]

/** Without a browser the end-to-end tests fail, and the rest is still worth running. */
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
  let problem = ''
  const browser = await browserOr((text) => (problem = text))
  const outcomes = await runChecks(ORDER, { ...process.env, ...(browser && { PROSA_CHROMIUM: browser }) })
  const failed = sumOf(outcomes, 'failed')
  console.log(`\n${tableOf(outcomes)}\n${problem}\n${sumOf(outcomes, 'passed')} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})
