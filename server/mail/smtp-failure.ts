/** Codes of what failed at a mail server, for the log and for administrators. */

/** nodemailer replaces the codes of Node, from which an operator sees the cause, by one for every failure of a connection. */
const TLS_FAILURES: readonly (readonly [RegExp, string])[] = [
  [/certificate has expired/, 'CERT_HAS_EXPIRED'],
  [/certificate is not yet valid/, 'CERT_NOT_YET_VALID'],
  [/certificate's altnames/, 'ERR_TLS_CERT_ALTNAME_INVALID'],
  [/certificate/, 'CERT_UNTRUSTED'],
  [/wrong version number/, 'ETLS'],
]

/** What the server refused by a status of SMTP, apart from our user or password. */
const REFUSED: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE', 'EPROTOCOL'])

type SmtpError = { code?: unknown; responseCode?: unknown; message?: unknown }

const isSmtpError = (error: unknown): error is SmtpError => typeof error === 'object' && error !== null

/** The code of nodemailer, or that of Node for a certificate; undefined if the error has none. */
export const connectionFailureOf = (error: unknown): string | undefined => {
  if (!isSmtpError(error) || typeof error.code !== 'string') return undefined
  const text = String(error.message)
  const found = error.code === 'ESOCKET' ? TLS_FAILURES.find(([pattern]) => pattern.test(text)) : undefined
  return found?.[1] ?? error.code
}

/** The status with which the server refused a mail, such as `451`, or why it could not be asked. */
export const mailFailureOf = (error: unknown): string => {
  if (isSmtpError(error) && REFUSED.has(error.code) && typeof error.responseCode === 'number')
    return String(error.responseCode)
  return connectionFailureOf(error) ?? 'unknown'
}
