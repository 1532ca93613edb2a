import { exportStatusResponseSchema } from '#contracts/api/data-export.ts'
import { privacyResponseSchema } from '#contracts/api/privacy-settings.ts'
import { call } from '#src/clients/call.ts'
import { mapErrorCodes } from '#src/clients/failures.ts'
import { queryOf } from './query.flow.ts'

export const readPrivacySettings = async (signal: AbortSignal) => {
  const answer = call('readPrivacySettings', privacyResponseSchema, { signal })
  return (await mapErrorCodes('privacy.loadFailed', answer, { 'auth.unauthenticated': 'privacy.unauthenticated' }))
    .settings
}

export const readExports = async (signal: AbortSignal) =>
  (await mapErrorCodes('export.statusFailed', call('readExports', exportStatusResponseSchema, { signal }))).requests

export const privacyQuery = queryOf({ name: 'privacySettings' }, readPrivacySettings)
export const exportsQuery = queryOf({ name: 'exports' }, readExports)
