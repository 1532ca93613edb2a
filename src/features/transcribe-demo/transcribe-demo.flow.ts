import { transcribeDemoMachine } from '#machines/transcribe-demo/transcribe-demo.machine.ts'
import { defineLoadClip, definePlayClip } from './effects/clip.ts'

export const transcribeDemoFlow = transcribeDemoMachine.provide({
  actors: { playClip: definePlayClip(), loadClip: defineLoadClip() },
})
