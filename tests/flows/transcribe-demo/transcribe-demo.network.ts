/** Played with the page's own clip: four passages, and the times of its words. */
import type { AnyMachineSnapshot } from 'xstate'
import type { FlowModel } from '#machines/kit/model.ts'
import { transcribeDemoModel } from '#machines/transcribe-demo/transcribe-demo.model.ts'
import { endsOf } from '#src/features/transcribe-demo/clip.ts'
import { FIELDS } from './transcribe-demo.gestures.ts'
import { letRunUntil } from '#tests/e2e/flows/kit/let-run-until.ts'
import { ASIDE, CRASH } from '#tests/e2e/flows/kit/replies.ts'
import type { Occurrence, NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const ends = endsOf('pt')
const [firstEnd = 0, secondEnd = 0] = ends

export const pagesOwnDemo: FlowModel = {
  ...transcribeDemoModel,
  inputs: { clip: { language: 'pt', ends } },
  streams: {
    playClip: [
      { case: 'early', event: { type: 'clip.word', word: firstEnd } },
      { case: 'late', event: { type: 'clip.word', word: secondEnd } },
      { event: { type: 'clip.ended' } },
    ],
  },
}

const isPlaying = (state: AnyMachineSnapshot) => state.matches('playing')

/** The field of a sentence can be pressed as soon as it was said. */
const said = (passage: number): Occurrence => ({
  act: (stage) =>
    letRunUntil(stage, 'transcribeDemo', async (ui) => (await ui.button(FIELDS[passage] ?? '')) === 'enabled'),
  where: (state) => isPlaying(state) && state.context.word < (ends[passage] ?? 0),
})

const ELSEWHERE = { beyond: 'played in the world with sound' }

const sound = 'GET /assets/pt.ogg'

const silentNetwork: NetworkOf<typeof transcribeDemoModel> = {
  // Always Portuguese: the ends of the passages above are those of its clip.
  starts: { clip: { route: 'products', language: 'pt' } },
  jobs: { loadClip: { asks: sound, replies: { loaded: ELSEWHERE, unreachable: 'unreachable', crashed: CRASH } } },
  environment: {
    'clip.word:early': said(0),
    'clip.word:late': said(1),
    'clip.ended': {
      act: (stage) => letRunUntil(stage, 'transcribeDemo', async (ui) => (await ui.view()) === 'done'),
      where: isPlaying,
    },
  },
  aside: ASIDE,
}

/** The audio element does not follow the fake clock. */
const OWN_TIME = { beyond: 'played in the world without sound, on the fake clock' }

const aloudNetwork: NetworkOf<typeof transcribeDemoModel> = {
  ...silentNetwork,
  jobs: { loadClip: { arrange: { loaded: {}, unreachable: OWN_TIME, crashed: OWN_TIME } } },
  environment: { 'clip.word:early': OWN_TIME, 'clip.word:late': OWN_TIME, 'clip.ended': OWN_TIME },
  aside: { ...ASIDE, [sound]: 'served' },
}

export const transcribeDemoNetworks = [silentNetwork, aloudNetwork]
