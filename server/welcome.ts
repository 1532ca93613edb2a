/** What the start says once everything runs. */
import { SEED_PASSWORD, SEEDED } from './embedded/seed.ts'
import type { Settings } from './env.ts'

type Facts = { settings: Settings; origin: string; hasMailbox: boolean }

const accounts = () => {
  const rows = [
    ['member', SEEDED.member.email],
    ['inactive', SEEDED.inactive.email],
    ['admin', SEEDED.admin.email],
  ] as const
  return rows.map(([role, email]) => `    ${role.padEnd(9)} ${email.padEnd(18)} ${SEED_PASSWORD}`)
}

const mailLine = ({ settings, origin, hasMailbox }: Facts) => {
  if (hasMailbox) return `  Mailbox   ${origin}/mailbox`
  if (settings.hosted !== null) return '  Mail      the hosted project sends its own'
  if (settings.smtp !== null) return '  Mail      goes out over SMTP'
  return '  Mail      off: nobody receives any until SMTP_URL is set'
}

const people = ({ settings }: Facts) => {
  if (settings.hosted !== null) return ['  Accounts  those of the hosted project']
  if (settings.isLoopback) return ['  Accounts (on this machine only)', ...accounts()]
  return [
    `  Listening on ${settings.host}, which others can reach: the seeded accounts and the mailbox are off.`,
    ...(settings.publicUrl === null ? ['  Set PUBLIC_URL: links in mail start with the address above.'] : []),
  ]
}

export const welcome = (facts: Facts): string =>
  ['', `  Prosa     ${facts.origin}`, mailLine(facts), ...people(facts), '', '  Ctrl+C stops it.'].join('\n')
