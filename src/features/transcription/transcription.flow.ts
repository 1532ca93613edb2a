import { transcriptionMachine } from '#machines/transcription/transcription.machine.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineDecrypt } from './effects/decrypt.ts'
import { defineRemove } from './effects/remove.ts'

export const transcriptionFlow = provide(transcriptionMachine, { decrypt: defineDecrypt(), remove: defineRemove() })
