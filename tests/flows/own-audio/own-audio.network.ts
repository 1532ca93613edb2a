/** Played with real files, measured on the page's fake clock. */
import type { AnyMachineSnapshot } from 'xstate'
import type { ownAudioModel } from '#machines/own-audio/own-audio.model.ts'
import { runUntil } from '#tests/e2e/flows/kit/run-until.ts'
import { PAGE_REQUESTS } from '#tests/e2e/flows/kit/replies.ts'
import type { EnvironmentEvent, NetworkOf } from '#tests/e2e/flows/kit/network.ts'

/** The content of the file decides the outcome. */
const endsWith = (name: string): EnvironmentEvent => ({
  act: (tourPage) => runUntil(tourPage, 'ownAudio', async (ui) => (await ui.view()) !== 'measuring'),
  where: (state: AnyMachineSnapshot) => state.matches('measuring') && state.context.name === name,
})

export const ownAudioNetwork: NetworkOf<typeof ownAudioModel> = {
  starts: { open: { route: 'products', openButton: 'Usar um áudio meu' } },
  actors: {},
  environment: {
    'sound.progress': { unplayable: 'a short sound is measured before anybody sees how far it is' },
    'sound.measured': endsWith('voz.wav'),
    'sound.unreadable': endsWith('ruido.OPUS'),
  },
  pageRequests: PAGE_REQUESTS,
}
