/**
 * `npm run migrate`: the release step, run once before a new version starts. Applies pending migrations to the database of
 * DATABASE_URL under an advisory lock, and puts its permissions right. Servers may be running on it meanwhile.
 */
import './kit/help.mjs'
import './kit/no-options.mjs'
import { prepareDatabase } from '#server/embedded/prepare-schema.ts'
import { explainStartFailure } from '#server/explain-start-failure.ts'
import { PlainError, runScript } from './kit/plain-error.mjs'
import { productionSettings } from './kit/production.ts'

await runScript(async () => {
  const { databaseUrl, engines } = productionSettings()
  const hasOwnAuth = engines.auth !== null
  try {
    const applied = await prepareDatabase({ databaseUrl, hasOwnAuth, report: (step) => console.log(`  ${step}`) })
    console.log(applied.length === 0 ? 'Nothing was pending.' : `Applied ${applied.length} migrations.`)
  } catch (error) {
    throw new PlainError(explainStartFailure(error))
  }
})
