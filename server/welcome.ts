/** The text that is printed once the server is ready. */
import { SEED_PASSWORD, SEEDED } from './embedded/seed.ts'
import { originOf, type Settings } from './settings/env.ts'

type WelcomeDetails = { settings: Settings; origin: string; port: number; mailboxKey: string | null }

const seededAccounts = () => {
  const rows = [
    ['member', SEEDED.member.email],
    ['inactive', SEEDED.inactive.email],
    ['admin', SEEDED.admin.email],
  ] as const
  return rows.map(([role, email]) => `    ${role.padEnd(9)} ${email.padEnd(18)} ${SEED_PASSWORD}`)
}

const mailLine = ({ settings, origin, mailboxKey }: WelcomeDetails) => {
  if (mailboxKey !== null) return `  Mailbox   ${origin}/mailbox?key=${mailboxKey}`
  if (settings.smtp === null) return '  Mail      off: no mail is sent until SMTP_URL is set'
  return '  Mail      goes out over SMTP'
}

const people = ({ settings, port }: WelcomeDetails) => {
  if (settings.isDemonstration) return ['  Accounts  of this demonstration, on this machine alone', ...seededAccounts()]
  const { auth, tables } = settings.engines
  const remote = [...(auth === null ? [] : ['sign-in']), ...(tables === null ? [] : ['tables'])].join(' and ')
  const engines = remote === '' ? [] : [`  Engines   ${remote} by HTTP, behind this server`]
  return [...engines, `  Listens   on ${originOf(settings.host, port)}, for the proxy in front`]
}

const ROLES: Record<Settings['role'], string[]> = {
  all: [],
  web: ['  Role      web: workers send mails, make exports and do the maintenance'],
  worker: ['  Role      worker: answers /healthz, /readyz and /version only'],
}

export const welcome = (facts: WelcomeDetails): string =>
  [
    '',
    `  Prosa     ${facts.origin}`,
    mailLine(facts),
    ...people(facts),
    ...ROLES[facts.settings.role],
    '',
    '  Ctrl+C stops it.',
  ].join('\n')
