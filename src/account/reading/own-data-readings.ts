import { exportStatusResponseSchema } from '#contracts/api/data-export.ts'
import { privacyResponseSchema } from '#contracts/api/privacy-settings.ts'
import { call } from '#src/clients/call.ts'
import { mapErrorCodes } from '#src/clients/failures.ts'
import { queryOf } from './reading.flow.ts'

export const readPrivacySettings = async (signal: AbortSignal) => {
  const reading = call('readPrivacySettings', privacyResponseSchema, { signal })
  return (await mapErrorCodes('privacy.loadFailed', reading, { 'auth.unauthenticated': 'privacy.unauthenticated' }))
    .settings
}

export const readExports = async (signal: AbortSignal) =>
  (await mapErrorCodes('export.statusFailed', call('readExports', exportStatusResponseSchema, { signal }))).requests

export const privacyReading = queryOf({ name: 'privacySettings' }, readPrivacySettings)
export const exportsReading = queryOf({ name: 'exports' }, readExports)
