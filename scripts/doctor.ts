/** `npm run doctor`: checks what a start with this environment would check, as one table. Exits with code 1 if it would fail. */
import './kit/help.mjs'
import './kit/no-options.mjs'
import { checkMachine } from '#server/preflight/check-machine.ts'
import { checkMailDomain } from '#server/preflight/check-mail-domain.ts'
import { type Check, failed, ok } from '#server/preflight/check.ts'
import { checkServices } from '#server/preflight/preflight.ts'
import { runScript } from './kit/plain-error.mjs'
import { inspectOwnEnvironment } from './kit/production.ts'

const table = (checks: readonly Check[]) => {
  const width = Math.max(...checks.map(({ name }) => name.length))
  return checks.map(({ outcome, name, text }) => `  ${outcome.padEnd(7)}  ${name.padEnd(width)}  ${text}`).join('\n')
}

await runScript(async () => {
  const { settings, problems } = inspectOwnEnvironment()
  const mode = settings.isDemonstration
    ? 'a demonstration, for this machine only'
    : `production at ${settings.publicUrl ?? 'a URL that is not set'}`
  const checks = [
    ...problems.map(([name, problem]) => failed(name, problem)),
    ...(problems.length === 0 ? [ok('Settings', mode)] : []),
    ...(settings.isDemonstration ? [] : await checkServices(settings)),
    ...(settings.isDemonstration ? [] : await checkMailDomain(settings)),
    ...(await checkMachine(settings)),
  ]
  console.log(table(checks))
  const count = checks.filter(({ outcome }) => outcome === 'failed').length
  if (count > 0) console.log(`\nA start would fail: ${count} to fix.`)
  return count > 0 ? 1 : 0
})
