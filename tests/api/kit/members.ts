/** Members of the account area, and the calls that they and the messaging platform make. */
import { randomUUID } from 'node:crypto'
import type { MailboxMail } from '#server/mail/outbox.ts'
import { newEmail, PASSWORD, register } from './people.ts'
import { openServer } from './server.ts'

export const INGEST_TOKEN = 'the-token-of-the-messaging-side-of-it'

export type Answer = { status: number; body: Record<string, unknown>; headers: Headers }

/** Counter for unique phone numbers across suites. */
let numbers = 0

/** A server that ingests transcriptions. */
export const openAccountArea = async (options: Parameters<typeof openServer>[0] = {}) => {
  const server = await openServer({
    ...options,
    settings: { ingestTokens: [INGEST_TOKEN], ...options.settings },
  })

  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await server.call(method, path, body, headers)
    const text = await answer.text()
    const isJson = answer.headers.get('Content-Type')?.startsWith('application/json') === true
    return {
      status: answer.status,
      body: (isJson && text !== '' ? JSON.parse(text) : {}) as Answer['body'],
      headers: answer.headers,
      text,
    }
  }

  const asPlatform = (path: string, body: unknown) =>
    send('POST', path, body, { Authorization: `Bearer ${INGEST_TOKEN}` })

  const member = async (changes: { name?: string; phone?: string; email?: string } = {}) => {
    const email = changes.email ?? newEmail('member')
    const { user, session, browser } = await register(server, email, {
      ...(changes.name === undefined ? {} : { full_name: changes.name }),
      ...(changes.phone === undefined ? {} : { phone: changes.phone }),
    })
    const headers = { Authorization: `Bearer ${session.access_token}` }
    const call = (method: string, path: string, body?: unknown, more: Record<string, string> = {}) =>
      send(method, path, body, { ...headers, ...more })
    const phone = changes.phone ?? `+55119${String(process.pid).padStart(5, '0').slice(-5)}${100 + (numbers += 1)}`

    /** Requests a linking code and sends it from the phone. */
    const linkPhone = async () => {
      const { body } = await call('POST', '/api/user/messaging-link')
      return asPlatform('/api/ingest/links', { code: body['code'], phone_number: phone })
    }
    const receive = (content: string, more: Record<string, unknown> = {}) =>
      asPlatform('/api/ingest/transcriptions', { message_id: randomUUID(), phone_number: phone, content, ...more })
    const mails = (): Promise<MailboxMail[]> => server.mailsTo(email)
    return { id: user.id, email, password: PASSWORD, phone, headers, session, browser, call, linkPhone, receive, mails }
  }

  const admin = async () => {
    const person = await member()
    await server.db.query(`update public.users set role = 'admin' where id = $1`, [person.id])
    return person
  }

  return { ...server, send, asPlatform, member, admin }
}

export type AccountArea = Awaited<ReturnType<typeof openAccountArea>>
export type Member = Awaited<ReturnType<AccountArea['member']>>
