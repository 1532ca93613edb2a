/** `npm run validate`: all that has to hold before a change is handed in, cheapest first. */
import { runChecks, sumOf, tableOf } from './kit/checks.ts'
import { runScript } from './kit/plain-error.mjs'

await runScript(async () => {
  const outcomes = await runChecks([
    'format',
    'lint',
    'types',
    'translations',
    'model',
    'copies',
    'ui',
    'views',
    'api',
    'db',
    'build',
    'budgets',
    'site',
    'e2e',
  ])
  console.log(`\n${tableOf(outcomes)}`)
  return sumOf(outcomes, 'failed') === 0 ? 0 : 1
})
