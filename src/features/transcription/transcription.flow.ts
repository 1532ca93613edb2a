import { transcriptionMachine } from '#machines/transcription/transcription.machine.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineDecrypt } from './effects/decrypt.ts'

export const transcriptionFlow = provide(transcriptionMachine, { decrypt: defineDecrypt() })
