import type { SupabaseClient } from '@supabase/supabase-js'
import { asFailure, unwrap } from '#src/clients/failures.ts'

/** Replaces the recovery codes, or makes the first ones. */
export const renewCodes = async ({ auth: { mfa } }: SupabaseClient): Promise<string[]> => {
  const { data, error } = await mfa.recoveryCodes.regenerate()
  if (error === null) return data.codes
  if (asFailure(error).code !== 'request.notFound') throw error
  return unwrap(await mfa.recoveryCodes.generate()).codes
}
