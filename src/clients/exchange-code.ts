import type { AuthTokenResponse, SupabaseClient } from '@supabase/supabase-js'
import { isTransientCode } from '#contracts/errors.ts'
import type { Clients } from './clients.ts'
import { asFailure, unwrap } from './failures.ts'
import { SESSION_KEY } from './storage-keys.ts'

const VERIFIER_KEY = `${SESSION_KEY}-code-verifier`

type CodeExchangeResult = Extract<AuthTokenResponse, { error: null }>['data']

/**
 * PKCE: the auth client stores the code verifier, and what the code is for, in this browser. It removes them after every
 * exchange, a failed one too: they are kept for a retry if the failure says nothing about the code.
 */
export const exchangeCode = async (
  { auth }: Pick<SupabaseClient, 'auth'>,
  deviceStore: Clients['deviceStore'],
  code: string,
): Promise<CodeExchangeResult> => {
  const verifier = deviceStore.getItem(VERIFIER_KEY)
  const exchanged = await auth.exchangeCodeForSession(code)
  const { error } = exchanged
  if (error && isTransientCode(asFailure(error).code)) deviceStore.setItem(VERIFIER_KEY, verifier ?? '')
  return unwrap(exchanged)
}
