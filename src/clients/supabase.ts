/** The auth and table client of the tab: a lazy chunk, loaded by the first call, and never while prerendering. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { sessionStore, userStore } from './auth-stores.ts'
import { readConfig } from './config.ts'
import { asFailure } from './failures.ts'
import { serviceFetch } from './service-fetch.ts'
import { SESSION_KEY } from './storage-keys.ts'

export type Service = { client: SupabaseClient; isGoogleEnabled: boolean }

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
      storage: sessionStore,
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
