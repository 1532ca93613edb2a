import type { SupabaseClient } from '@supabase/supabase-js'
import type { Failure } from '#contracts/errors.ts'
import { isAppCode } from '#contracts/forms/factor-code.ts'
import { unwrap } from './failures.ts'

/**
 * Verifies a code of the authenticator app or a recovery code; an accepted one raises this browser's session to `aal2`.
 * Rejects with `request.notFound` if the second factor was turned off elsewhere.
 */
export const verifyFactorCode = async ({ auth: { mfa } }: SupabaseClient, code: string): Promise<void> => {
  if (!isAppCode(code)) return void unwrap(await mfa.recoveryCodes.verify({ code }))
  const [factor] = unwrap(await mfa.listFactors()).totp
  if (factor === undefined) throw { code: 'request.notFound' } satisfies Failure
  unwrap(await mfa.challengeAndVerify({ factorId: factor.id, code }))
}
