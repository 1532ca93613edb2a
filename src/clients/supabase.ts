/** The one auth and table client of the tab. It is fetched when somebody first needs it, and never while prerendering. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { readConfig } from './config.ts'
import { asFailure } from './failures.ts'
import { serviceFetch } from './service-fetch.ts'
import { SESSION_KEY } from './storage-keys.ts'
import { deviceStore } from './storage.ts'

export type Service = { client: SupabaseClient; isGoogleEnabled: boolean }

/** The person's data stays out of storage: what is needed is read from its table. */
const memory = new Map<string, string>()
const memoryStore = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
  removeItem: (key: string) => void memory.delete(key),
}

const open = async (): Promise<Service> => {
  const [{ createClient }, config] = await Promise.all([import('./create-client.ts'), readConfig()])
  const client = createClient(config.supabaseUrl, config.supabaseKey, {
    auth: {
      flowType: 'pkce',
      // Only the callback flow touches what an address carries.
      detectSessionInUrl: false,
      persistSession: true,
      autoRefreshToken: true,
      storageKey: SESSION_KEY,
      storage: deviceStore,
      userStorage: memoryStore,
      experimental: { recoveryCodes: true },
    },
    global: { fetch: serviceFetch },
  })
  return { client, isGoogleEnabled: config.googleEnabled }
}

let service: Promise<Service> | null = null

/** Rejects with a failure, and tries anew when asked again. */
export const openService = (): Promise<Service> => {
  service ??= open().catch((error: unknown) => {
    service = null
    throw asFailure(error)
  })
  return service
}
