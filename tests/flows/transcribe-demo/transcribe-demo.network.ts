/** Played with the page's own clip: four passages, and the times of its words. */
import type { AnyMachineSnapshot } from 'xstate'
import type { FlowModel } from '#machines/kit/model.ts'
import { transcribeDemoModel } from '#machines/transcribe-demo/transcribe-demo.model.ts'
import { wordEndsOf } from '#src/features/transcribe-demo/clip.ts'
import { FIELDS } from './transcribe-demo.gestures.ts'
import { runUntil } from '#tests/e2e/flows/kit/run-until.ts'
import { PAGE_REQUESTS, CRASH } from '#tests/e2e/flows/kit/replies.ts'
import type { EnvironmentEvent, NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const wordEnds = wordEndsOf('pt')
const [firstEnd = 0, secondEnd = 0] = wordEnds

export const pagesOwnDemo: FlowModel = {
  ...transcribeDemoModel,
  inputs: { clip: { language: 'pt', ends: wordEnds } },
  streams: {
    playClip: [
      { case: 'early', event: { type: 'clip.word', word: firstEnd } },
      { case: 'late', event: { type: 'clip.word', word: secondEnd } },
      { event: { type: 'clip.ended' } },
      { event: { type: 'clip.interrupted' } },
      { event: { type: 'clip.failed' } },
    ],
  },
}

const isPlaying = (state: AnyMachineSnapshot) => state.matches('playing')

/** The field of a sentence can be clicked as soon as it was said. */
const spokenWord = (passage: number): EnvironmentEvent => ({
  act: (tourPage) =>
    runUntil(tourPage, 'transcribeDemo', async (ui) => (await ui.button(FIELDS[passage] ?? '')) === 'enabled'),
  where: (state) => isPlaying(state) && state.context.word < (wordEnds[passage] ?? 0),
})

const BY_THE_DEVICE = { unplayable: 'needs a sound: tests/e2e/demo-sound.spec.ts' }
const ELSEWHERE = { unplayable: 'played in the variant with sound' }

const sound = 'GET /assets/pt.ogg'

const silentNetwork: NetworkOf<typeof transcribeDemoModel> = {
  // Always Portuguese: the ends of the passages above are those of its clip.
  starts: { clip: { route: 'products', language: 'pt' } },
  actors: { loadClip: { request: sound, replies: { loaded: ELSEWHERE, unreachable: 'unreachable', crashed: CRASH } } },
  environment: {
    'clip.word:early': spokenWord(0),
    'clip.word:late': spokenWord(1),
    'clip.ended': {
      act: (tourPage) => runUntil(tourPage, 'transcribeDemo', async (ui) => (await ui.view()) === 'done'),
      where: isPlaying,
    },
    'clip.interrupted': BY_THE_DEVICE,
    'clip.failed': BY_THE_DEVICE,
  },
  pageRequests: PAGE_REQUESTS,
}

/** The audio element does not follow the fake clock. */
const OWN_TIME = { unplayable: 'played in the variant without sound, on the fake clock' }

const aloudNetwork: NetworkOf<typeof transcribeDemoModel> = {
  ...silentNetwork,
  actors: { loadClip: { arrange: { loaded: {}, unreachable: OWN_TIME, crashed: OWN_TIME } } },
  environment: {
    ...silentNetwork.environment,
    'clip.word:early': OWN_TIME,
    'clip.word:late': OWN_TIME,
    'clip.ended': OWN_TIME,
  },
  pageRequests: { ...PAGE_REQUESTS, [sound]: 'served' },
}

export const transcribeDemoNetworks = [silentNetwork, aloudNetwork]
