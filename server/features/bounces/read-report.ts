/** Reads a report of a failed delivery (RFC 3464), as mail servers send it to the return path of a mail. */
import PostalMime, { type Attachment, type Email } from 'postal-mime'

/**
 * `headers`: the values of the report's own headers, one a line, among them the address that it was sent to. `verdict`:
 * `permanent` if a delivery failed for good, `policy` if the receiver refuses us, `temporary` if it is late or failed
 * for now, `none` if it is no report.
 */
export type Report = { headers: string; verdict: 'permanent' | 'policy' | 'temporary' | 'none' }

/** More than any report has; a deeper or longer one is not read. */
const LIMITS = { maxNestingDepth: 10, maxRfc822NestingDepth: 0, maxHeadersSize: 64 * 1024 }

const STATUS_TYPE = /^message\/(global-)?delivery-status$/

/** Fields of each group (of the message, then of each recipient), by lower-case name. */
const groupsOf = ({ content }: Pick<Attachment, 'content'>): Map<string, string>[] =>
  (typeof content === 'string' ? content : '')
    .replaceAll('\r\n', '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/)
    .map((group) => {
      const fields = group.split('\n').map((line) => [line.indexOf(':'), line] as const)
      return new Map(
        fields
          .filter(([at]) => at > 0)
          .map(([at, line]) => [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const),
      )
    })

const PERMANENT = /^5\.\d{1,3}\.\d{1,3}\b/
/** The receiver refuses all our mails: the address itself may work. */
const POLICY = /^5\.7\./

const failedWith = (status: RegExp) => (fields: ReadonlyMap<string, string>) =>
  fields.get('action')?.toLowerCase() === 'failed' && status.test(fields.get('status') ?? '')

const verdictOf = ({ attachments }: Email): Report['verdict'] => {
  const groups = attachments.filter(({ mimeType }) => STATUS_TYPE.test(mimeType)).flatMap(groupsOf)
  if (groups.some(failedWith(POLICY))) return 'policy'
  if (groups.some(failedWith(PERMANENT))) return 'permanent'
  return groups.some((fields) => fields.has('action')) ? 'temporary' : 'none'
}

/** Null if it cannot be read as a mail within the limits. */
export const readReport = async (raw: ArrayBuffer): Promise<Report | null> => {
  try {
    const email = await PostalMime.parse(raw, { ...LIMITS, attachmentEncoding: 'utf8' })
    return { headers: email.headers.map(({ value }) => value).join('\n'), verdict: verdictOf(email) }
  } catch {
    return null
  }
}
