import { transcriptionMachine } from '#machines/transcription/transcription.machine.ts'
import { defineDecrypt } from './effects/decrypt.ts'
import { defineRemove } from './effects/remove.ts'

export const transcriptionFlow = transcriptionMachine.provide({
  actors: { decrypt: defineDecrypt(), remove: defineRemove() },
})
