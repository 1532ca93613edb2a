/**
 * Whether the sender's domain has SPF and DMARC records. Without them large providers refuse its mail, or put it
 * into spam. SPF is looked up at the domain of the return path, which is another one if bounces go elsewhere. DKIM cannot
 * be looked up without the selector of the mail provider.
 */
import { Resolver } from 'node:dns/promises'
import { domainOf } from '#server/mail/domain-of.ts'
import type { Settings } from '#server/settings/env.ts'
import { type Check, ok, warning } from './check.ts'

const FROM = 'SMTP_FROM'
const RETURN_PATH = 'MAIL_BOUNCE_ADDRESS'

/** Milliseconds for each attempt. */
const TIMEOUT = 3_000
const ATTEMPTS = 2

type TxtResolver = Pick<Resolver, 'resolveTxt'>

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENODATA' || error.code === 'ENOTFOUND')

/** Records that begin with this version; a record may come in several parts. */
const readRecords = async (resolver: TxtResolver, domain: string, version: string): Promise<string[]> => {
  try {
    const records = await resolver.resolveTxt(domain)
    return records.map((parts) => parts.join('')).filter((record) => record.toLowerCase().startsWith(version))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** A subdomain has the policy of the domain above it, unless it has its own. */
const readPolicies = async (resolver: TxtResolver, domain: string): Promise<string[]> => {
  const found = await readRecords(resolver, `_dmarc.${domain}`, 'v=dmarc1')
  const above = domain.slice(domain.indexOf('.') + 1)
  return found.length > 0 || !above.includes('.') ? found : readPolicies(resolver, above)
}

const senderProblems = (senders: readonly string[]): string[] => [
  ...(senders.length === 0
    ? ['has no SPF record (TXT "v=spf1 ..."), which names who may send for it: add the one of your mail provider']
    : []),
  ...(senders.length > 1 ? ['has two SPF records, which count as none: join them'] : []),
]

const policyProblems = (policies: readonly string[]): string[] =>
  policies.length === 0
    ? ['has no DMARC policy: add TXT "v=DMARC1; p=none; rua=mailto:..." at _dmarc of it, and tighten it later']
    : []

/** @param resolver that of this machine, except in tests */
export const checkMailDomain = async (
  { smtp, bounces }: Pick<Settings, 'smtp' | 'bounces'>,
  resolver: TxtResolver = new Resolver({ timeout: TIMEOUT, tries: ATTEMPTS }),
): Promise<Check[]> => {
  if (smtp === null) return []
  const domain = domainOf(smtp.from)
  try {
    const returnDomain = bounces === null ? domain : domainOf(bounces.address)
    const [senders, policies] = await Promise.all([
      readRecords(resolver, returnDomain, 'v=spf1'),
      readPolicies(resolver, domain),
    ])
    const problems = [
      ...senderProblems(senders).map((problem) => [returnDomain === domain ? FROM : RETURN_PATH, problem] as const),
      ...policyProblems(policies).map((problem) => [FROM, problem] as const),
    ]
    return problems.length === 0
      ? [ok(FROM, 'its domain has SPF and DMARC; the headers of a received mail show whether DKIM signs')]
      : problems.map(([name, problem]) => warning(name, `its domain ${problem}`))
  } catch {
    return [warning(FROM, 'the DNS of its domain does not answer: SPF and DMARC could not be looked up')]
  }
}
