import { transcriptionMachine } from '#machines/transcription/transcription.machine.ts'
import { defineDecrypt, defineRemove } from './effects/transcription.ts'
import { accountApi } from '#src/clients/account-api.ts'

export const transcriptionFlow = transcriptionMachine.provide({
  actors: { decrypt: defineDecrypt(accountApi), remove: defineRemove(accountApi) },
})
