/** The site under test: its configuration, and the sessions that the run opens and ends. */
import { ANA, PASSWORD } from '#machines/kit/samples.ts'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'
import type { SiteConfig } from '#contracts/config.ts'
import type { BackendHooks } from '#tests/e2e/flows/kit/tour-driver.ts'
import { PlainError } from '../plain-error.mjs'
import { reach } from '../reach.ts'

export type Account = { email: string; password: string }
type Session = { access_token: string }

const read = async (url: string, init?: RequestInit): Promise<{ status: number; json: unknown }> => {
  const answer = await reach(url, init)
  return { status: answer.status, json: (await answer.json().catch(() => null)) as unknown }
}

/** Case-insensitive: people write their address with capitals, and so do the samples. */
const SAMPLE_ADDRESS = new RegExp(ANA.email.replaceAll('.', String.raw`\.`), 'gi')

export const openDeployment = async (base: string, account: Account | null) => {
  const { status, json } = await read(`${base}/config.json`)
  if (status !== 200 || json === null)
    throw new PlainError(`${base}/config.json answers ${status}: is this the product?`)
  const { supabaseUrl, supabaseKey, googleEnabled } = json as SiteConfig
  const opened: Session[] = []
  const auth = (path: string, body: object, token = supabaseKey) =>
    read(`${supabaseUrl || base}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: supabaseKey, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })

  let device: Record<string, unknown> | null = null
  if (account !== null) {
    const answer = await auth('token?grant_type=password', account)
    if (answer.status !== 200) throw new PlainError(`${base} refuses the sign-in of the account with ${answer.status}.`)
    opened.push(answer.json as Session)
    device = { [SESSION_KEY]: { ...(answer.json as Session), user: undefined } }
  }

  /** Replaces the model's sample address and password by those of the account. */
  const real = <Value>(value: Value): Value => {
    if (account === null || value === undefined) return value
    const text = JSON.stringify(value)
      .replaceAll(SAMPLE_ADDRESS, () => account.email)
      .replaceAll(JSON.stringify(PASSWORD), () => JSON.stringify(account.password))
    return JSON.parse(text) as Value
  }

  const hooks: BackendHooks = {
    headers: {},
    real,
    beforeActor: async () => ({}),
    whilePending: async () => {},
    afterAnswer: async (_job, _outcome, answer) => {
      const session = (await answer()) as Partial<Session> | null
      if (typeof session?.access_token === 'string') opened.push({ access_token: session.access_token })
    },
    beforeEvent: async () => {},
    beforeOpen: async () => ({}),
  }

  return {
    googleEnabled,
    /** `localStorage` of a signed-in browser; null without an account. */
    device,
    hooks,
    /** Ends the sessions of this run, and no other. */
    close: async () => {
      for (const { access_token: token } of opened) await auth('logout?scope=local', {}, token)
    },
  }
}
