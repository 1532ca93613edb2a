/** Streams of writes to a server that is killed, and checks for each acknowledged one afterwards. */
import { randomUUID } from 'node:crypto'
import { TERMS_VERSION } from '#contracts/limits.ts'
import { mailboxOf } from '#tests/e2e/kit/mailbox.ts'
import type { Product } from '#tests/e2e/kit/product.ts'
import { newPerson, type Person } from '#tests/e2e/kit/people.ts'

type SignUp = { kind: 'sign-up'; person: Person }
type Message = { kind: 'message'; key: string; reference: string }
/** A write that the server has acknowledged. */
export type AcknowledgedWrite = SignUp | Message

const json = { 'Content-Type': 'application/json' }

const post = async (url: string, headers: Record<string, string>, body: unknown) => {
  const response = await fetch(url, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const keyOf = async (origin: string) => {
  const config = (await (await fetch(`${origin}/config.json`)).json()) as { supabaseKey: string }
  return { apikey: config.supabaseKey }
}

const signUp = async (origin: string): Promise<SignUp | null> => {
  const person = newPerson()
  const { status } = await post(`${origin}/auth/v1/signup`, await keyOf(origin), {
    email: person.email,
    password: person.password,
    data: {
      full_name: person.name,
      phone: person.phone,
      person_type: 'physical',
      language: 'fr',
      terms_version: TERMS_VERSION,
    },
  })
  return status === 200 ? { kind: 'sign-up', person } : null
}

const sendMessage = (origin: string, key: string) =>
  post(
    `${origin}/api/contact`,
    { 'Idempotency-Key': key },
    {
      name: 'Zoé Conceição',
      email: `${key}@prosa.test`,
      company: '',
      subject: 'support',
      message: 'Uma mensagem que não se pode perder.',
      language: 'pt',
    },
  )

const leaveMessage = async (origin: string): Promise<Message | null> => {
  const key = randomUUID()
  const { status, body } = await sendMessage(origin, key)
  return status === 201 ? { kind: 'message', key, reference: String(body['reference']) } : null
}

const WRITES = { 'sign-up': signUp, message: leaveMessage }

/** Writes in sequence until the server is killed, and reports each acknowledged write. */
export const streamOf = async (
  kind: AcknowledgedWrite['kind'],
  origin: string,
  onAcknowledged: (write: AcknowledgedWrite) => void,
): Promise<void> => {
  try {
    for (;;) {
      const write = await WRITES[kind](origin)
      if (write === null) throw new Error('The server refused a write')
      onAcknowledged(write)
    }
  } catch (error) {
    // The killed server closes the connection; any other error is a bug.
    if (!(error instanceof TypeError)) throw error
  }
}

/** What an acknowledged write has stored: the account with this password and its mail, or the message's reference. */
const traceOf = async (origin: string, write: AcknowledgedWrite): Promise<unknown> => {
  if (write.kind === 'message') return (await sendMessage(origin, write.key)).body['reference']
  const { email, password } = write.person
  const token = await post(`${origin}/auth/v1/token?grant_type=password`, await keyOf(origin), { email, password })
  return token.body['error_code'] ?? token.body
}

const expectedTrace = (write: AcknowledgedWrite) => (write.kind === 'message' ? write.reference : 'email_not_confirmed')

/** The acknowledged writes that left no trace, with what was found instead. */
export const lostWritesOf = async (origin: string, acknowledged: readonly AcknowledgedWrite[]) => {
  const lost: { write: AcknowledgedWrite; found: unknown }[] = []
  for (const write of acknowledged) {
    const found = await traceOf(origin, write)
    if (found !== expectedTrace(write)) lost.push({ write, found })
  }
  return lost
}

/** People with an account, but without a confirmation mail. */
export const withoutMail = async (
  product: Pick<Product, 'origin' | 'mailboxKey'>,
  acknowledged: readonly AcknowledgedWrite[],
): Promise<string[]> => {
  const addresses = acknowledged.filter((write) => write.kind === 'sign-up').map(({ person }) => person.email)
  const kinds = await Promise.all(
    addresses.map(async (email) => ({ email, mails: await mailboxOf(product).to(email) })),
  )
  return kinds.filter(({ mails }) => mails[0]?.kind !== 'confirmation').map(({ email }) => email)
}
