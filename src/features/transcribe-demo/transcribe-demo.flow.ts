import { transcribeDemoMachine } from '#machines/transcribe-demo/transcribe-demo.machine.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineLoadClip } from './effects/load-clip.ts'
import { definePlayClip } from './effects/play-clip.ts'

export const transcribeDemoFlow = provide(transcribeDemoMachine, {
  playClip: definePlayClip(),
  loadClip: defineLoadClip(),
})
