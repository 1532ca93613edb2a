/** The real services behind the page of one tour, with a person of its own. */
import { randomUUID } from 'node:crypto'
import { TERMS_VERSION } from '#contracts/limits.ts'
import { ANA, PASSWORD } from '#machines/kit/samples.ts'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'
import { type Mail, mailboxOf } from '../../kit/mailbox.ts'
import type { Product } from '../../kit/product.ts'
import { newClientAddress } from './unique.ts'

export const OTHER_PASSWORD = 'outra-senha-2'

/** Read by `fake-client-addresses.ts`. */
const CLIENT_ADDRESS_HEADER = 'X-Test-Client-Address'

/** More than any limit allows. */
const MANY = 40

export type Session = { access_token: string; refresh_token: string; user: { id: string; email: string } }
type Answer = { status: number; json: unknown }

/** What the auth client keeps of a session. */
export const storedSession = (session: Session) => ({ [SESSION_KEY]: { ...session, user: undefined } })

const parameterIn = ({ link }: Mail, name: string) => new URL(link ?? '').searchParams.get(name) ?? ''

export const openTourContext = async ({ origin, mailboxKey, passTime }: Product) => {
  const { supabaseKey } = (await (await fetch(`${origin}/config.json`)).json()) as { supabaseKey: string }
  const mailbox = mailboxOf({ origin, mailboxKey })
  /** Real values by the model's sample values. */
  const names = new Map<string, string>()
  /** The session of the tour's person. */
  let own: Session | null = null
  /** Rate limits count by network: each tour has its own, and each call of a preparation another. */
  const headers = { [CLIENT_ADDRESS_HEADER]: newClientAddress() }

  const call = async (method: string, path: string, body?: object, { token = '', from = newClientAddress() } = {}) => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        apikey: supabaseKey,
        [CLIENT_ADDRESS_HEADER]: from,
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, json: (await answer.json().catch(() => null)) as unknown } satisfies Answer
  }

  const callOk = async (...args: Parameters<typeof call>): Promise<unknown> => {
    const { status, json } = await call(...args)
    if (status >= 400) throw new Error(`${args[0]} ${args[1]}: ${status} ${JSON.stringify(json)}`)
    return json
  }

  const email = () => names.get(ANA.email) ?? ANA.email

  /** From now on the model's Ana stands for a new person without an account. */
  const switchPerson = (address = `ana-${randomUUID().slice(0, 8)}@prosa.test`) => {
    names.set(ANA.email, address)
    return address
  }

  const signUp = (password = PASSWORD) =>
    callOk('POST', '/auth/v1/signup', {
      email: email(),
      password,
      data: {
        full_name: ANA.fullName,
        phone: '+5511987654321',
        person_type: 'physical',
        language: 'pt',
        terms_version: TERMS_VERSION,
      },
    })

  const newest = (kind: string): Promise<Mail> => mailbox.newest(email(), kind)

  const openLink = async (kind: 'confirmation' | 'recovery') => {
    const token = parameterIn(await newest(kind), 'token_hash')
    const type = kind === 'recovery' ? 'recovery' : 'signup'
    return (await callOk('POST', '/auth/v1/verify', { type, token_hash: token })) as Session
  }

  /** Creates a new person with a confirmed account. */
  const createAccount = async (password = PASSWORD) => {
    switchPerson()
    await signUp(password)
    return openLink('confirmation')
  }

  const signIn = async (address = email(), password = PASSWORD) =>
    (await callOk('POST', '/auth/v1/token?grant_type=password', { email: address, password })) as Session

  const ownSession = () => {
    if (own === null) throw new Error('the tour has no person yet')
    return own
  }

  /** Makes them the tour's person; returns their local storage. */
  const adoptSession = (session: Session) => {
    own = session
    return storedSession(session)
  }

  return {
    headers,
    call,
    callOk,
    email,
    switchPerson,
    newest,
    parameterIn,
    openLink,
    signUp,
    /** `modelled` is the sample value of the model. */
    substitute: (modelled: string, real: string) => void names.set(modelled, real),
    passTime,
    createAccount,
    signIn,
    adoptSession,
    session: ownSession,
    /** A call of the tour's person from another device. */
    callAsOwn: (method: string, path: string, body?: object) =>
      callOk(method, path, body, { token: ownSession().access_token }),
    /** Signs in again, for a recent session. */
    signInAgain: async () => adoptSession(await signIn(ownSession().user.email)),
    /** Creates another person with an account; the model's Ana stays the same. */
    createOther: async (password = PASSWORD) => {
      const before = email()
      const session = await createAccount(password)
      switchPerson(before)
      return session
    },
    /** Posts form data. */
    postForm: async (path: string, fields: Readonly<Record<string, string>>) => {
      const body = new URLSearchParams(fields)
      const { status } = await fetch(origin + path, { method: 'POST', body, redirect: 'manual' })
      if (status >= 400) throw new Error(`POST ${path}: ${status}`)
    },
    requestPasswordReset: () => callOk('POST', '/auth/v1/recover', { email: email() }),
    /** Repeats a call from the page's network until it is rate limited. */
    exhaustRateLimit: async (path: string, body: object, { token = '' } = {}) => {
      for (let count = 0; count < MANY; count += 1) {
        const { status } = await call('POST', path, body, { from: headers[CLIENT_ADDRESS_HEADER], token })
        if (status === 429) return
      }
      throw new Error(`${path} has no limit`)
    },
    /** Moves the page to a new network, to which no rate limit applies yet. */
    changeNetwork: () => void (headers[CLIENT_ADDRESS_HEADER] = newClientAddress()),
    substituted: <Value>(value: Value): Value => {
      if (value === undefined || value === null) return value
      let text = JSON.stringify(value)
      for (const [modelled, real] of names) {
        text = text.replaceAll(new RegExp(modelled.replaceAll('.', String.raw`\.`), 'gi'), () => real)
      }
      return JSON.parse(text) as Value
    },
  }
}
export type TourContext = Awaited<ReturnType<typeof openTourContext>>
