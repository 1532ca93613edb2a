import { emailChangeResponseSchema } from '#contracts/api/email-change.ts'
import { call } from '#src/clients/call.ts'

export const readEmailChange = (signal: AbortSignal) => call('readEmailChange', emailChangeResponseSchema, { signal })
