/** The auth and table client of the tab: a lazy chunk, loaded by the first call, and never while prerendering. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { userIdOf } from './assurance.ts'
import { readConfig } from './config.ts'
import { asFailure } from './failures.ts'
import { serviceFetch } from './service-fetch.ts'
import { SESSION_KEY } from './storage-keys.ts'
import { deviceStore, readJson } from './storage.ts'

export type Service = { client: SupabaseClient; isGoogleEnabled: boolean }

const memory = new Map<string, string>()
const memoryStore = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
  removeItem: (key: string) => void memory.delete(key),
}

/**
 * The user object stays out of `localStorage`, as it has personal data: it is kept in memory. The session beside it can be
 * of another tab, where somebody else has signed in since: such a session gets no user.
 */
const userStore = {
  ...memoryStore,
  getItem: (key: string) => {
    const { access_token: token } = Object(readJson(deviceStore, SESSION_KEY)) as { access_token?: unknown }
    const { user } = Object(readJson(memoryStore, key)) as { user?: { id?: unknown } }
    return typeof token === 'string' && user?.id === userIdOf(token) ? memoryStore.getItem(key) : null
  },
}

const open = async (): Promise<Service> => {
  const [{ createClient }, config] = await Promise.all([import('./create-client.ts'), readConfig()])
  const client = createClient(config.supabaseUrl, config.supabaseKey, {
    auth: {
      flowType: 'pkce',
      // The callback flow reads tokens and codes from the URL itself.
      detectSessionInUrl: false,
      persistSession: true,
      autoRefreshToken: true,
      storageKey: SESSION_KEY,
      storage: deviceStore,
      userStorage: userStore,
      experimental: { recoveryCodes: true },
    },
    global: { fetch: serviceFetch },
  })
  return { client, isGoogleEnabled: config.googleEnabled }
}

let service: Promise<Service> | null = null

/** Rejects with a `Failure`; the next call tries again. */
export const openService = (): Promise<Service> => {
  service ??= open().catch((error: unknown) => {
    service = null
    throw asFailure(error)
  })
  return service
}
