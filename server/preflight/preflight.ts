/**
 * Checks before a production serves requests: the environment, the mail server, the database and the services
 * beside this one (ADR 034).
 */
import { checkSmtp } from '#server/mail/check-smtp.ts'
import { EnvironmentError, inspectEnvironment, type Settings, sortProblems } from '#server/settings/env.ts'
import { checkAuth } from './check-auth.ts'
import { checkDatabase } from './check-database.ts'
import { checkTables } from './check-tables.ts'
import { type Check, failed, ok } from './check.ts'

const checkMail = async ({ smtp }: Settings): Promise<Check[]> => {
  if (smtp === null) return []
  const problem = await checkSmtp(smtp.url)
  return [problem === null ? ok('SMTP_URL', 'accepts connection and credentials') : failed('SMTP_URL', problem)]
}

/** The SDK is loaded only where it is configured. */
const checkPayments = async ({ stripe }: Settings): Promise<Check[]> =>
  stripe === null
    ? [ok('Payments', 'are off: plans are shown, and none can be bought until STRIPE_SECRET_KEY is set')]
    : (await import('#server/features/billing/stripe/check.ts')).checkStripe(stripe)

const checkBounces = ({ bounces }: Settings): Check =>
  ok(
    'MAIL_BOUNCE_ADDRESS',
    bounces === null
      ? 'is not set: bounces after the mail server took a mail are not seen'
      : 'is the return path: whoever gets its mail hands it to POST /api/mail/webhook',
  )

/** Checks of the services that the settings name. Each runs even if other settings are missing or wrong. */
export const checkServices = async (settings: Settings): Promise<Check[]> => {
  const { databaseUrl } = settings
  const checks = await Promise.all([
    databaseUrl === null ? [] : checkDatabase(databaseUrl, settings),
    checkMail(settings),
    checkTables(settings),
    checkPayments(settings),
    checkAuth(settings.engines),
  ])
  return [...checks.flat(), checkBounces(settings)]
}

/**
 * The settings of a server that may start. All problems are reported at once.
 * @throws EnvironmentError
 */
export const readProvenSettings = async (environment: NodeJS.ProcessEnv): Promise<Settings> => {
  const { settings, problems } = inspectEnvironment(environment)
  const checks = settings.isDemonstration ? [] : await checkServices(settings)
  const failures = checks.filter(({ outcome }) => outcome === 'failed')
  const all = sortProblems([...problems, ...failures.map(({ name, text }) => [name, text] as const)])
  if (all.length > 0) throw new EnvironmentError(all)
  return settings
}
