/** Checks at the start that mail can be sent: connects, negotiates TLS and signs in, without sending anything. */
import { createTransport } from 'nodemailer'
import { withTimeout } from '#server/base/with-timeout.ts'
import { connectionFailureOf } from './smtp-failure.ts'
import { smtpSecurity } from './smtp-security.ts'

/** Milliseconds for each step, and for all of them. */
const STEP_TIMEOUT = 5_000
const TIMEOUT = 10_000

const PROBLEMS: Readonly<Record<string, string>> = {
  EAUTH: 'refuses user or password: take them from the account at the mail provider',
  EPROTOCOL: 'refuses the connection: let the mail provider admit this machine, and see its log',
  ENOAUTH: 'needs user and password: smtps://user:password@host:465',
  EDNS: 'names a host that does not exist: correct it',
  ETLS: 'offers no TLS that can be trusted: correct host and port, 465 with smtps:// or 587 with smtp://',
  CERT_HAS_EXPIRED: 'has a certificate that has expired: ask the mail provider to renew it',
  CERT_NOT_YET_VALID: 'has a certificate that is not valid yet: correct the clock of this machine',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate for another name: use the host name that the mail provider states',
  CERT_UNTRUSTED:
    'has a certificate that this machine does not trust: name the file of its authority in NODE_EXTRA_CA_CERTS, if it is yours',
}
const UNREACHABLE = 'cannot be reached: correct host and port, and let this machine connect to it'

/** The problem with the mail server, as a predicate with its fix; null if it accepts mail. */
export const checkSmtp = async (url: string): Promise<string | null> => {
  const smtp = createTransport({
    url,
    ...smtpSecurity(url),
    connectionTimeout: STEP_TIMEOUT,
    greetingTimeout: STEP_TIMEOUT,
    socketTimeout: STEP_TIMEOUT,
    dnsTimeout: STEP_TIMEOUT,
  })
  try {
    await withTimeout(TIMEOUT, smtp.verify())
    return null
  } catch (error) {
    const code = connectionFailureOf(error) ?? 'no answer'
    const [problem, fix] = (PROBLEMS[code] ?? UNREACHABLE).split(': ', 2)
    return `${problem} (${code}): ${fix}`
  } finally {
    smtp.close()
  }
}
