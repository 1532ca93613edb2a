import type { ModelOf } from '../kit/model.ts'
import { CRASHED, UNREACHABLE } from '../kit/samples.ts'
import { transcribeDemoMachine } from './transcribe-demo.machine.ts'

/** The sample clip has three passages of three, two and one words. */
export const transcribeDemoModel = {
  machine: transcribeDemoMachine,
  inputs: { clip: { language: 'es', ends: [3, 5, 6] } },
  person: [
    { event: { type: 'demo.play' } },
    { event: { type: 'demo.pause' } },
    { event: { type: 'demo.step' } },
    { event: { type: 'demo.skip' } },
    { case: 'first', event: { type: 'field.show', passage: 0 } },
    { case: 'second', event: { type: 'field.show', passage: 1 } },
  ],
  environment: [],
  streams: {
    playClip: [
      { case: 'early', event: { type: 'clip.word', word: 2 } },
      { case: 'late', event: { type: 'clip.word', word: 4 } },
      { event: { type: 'clip.ended' } },
      { event: { type: 'clip.interrupted' } },
      { event: { type: 'clip.failed' } },
    ],
  },
  outcomes: { loadClip: { loaded: { ok: undefined }, unreachable: UNREACHABLE, crashed: CRASHED } },
} satisfies ModelOf<typeof transcribeDemoMachine>
