/** Played with real files, measured on the page's fake clock. */
import type { AnyMachineSnapshot } from 'xstate'
import type { ownAudioModel } from '#machines/own-audio/own-audio.model.ts'
import { letRunUntil } from '#tests/e2e/flows/kit/let-run-until.ts'
import { ASIDE } from '#tests/e2e/flows/kit/replies.ts'
import type { Occurrence, NetworkOf } from '#tests/e2e/flows/kit/network.ts'

/** The content of the file decides the outcome. */
const endsWith = (name: string): Occurrence => ({
  act: (stage) => letRunUntil(stage, 'ownAudio', async (ui) => (await ui.view()) !== 'measuring'),
  where: (state: AnyMachineSnapshot) => state.matches('measuring') && state.context.name === name,
})

export const ownAudioNetwork: NetworkOf<typeof ownAudioModel> = {
  starts: { open: { route: 'products', opens: 'Usar um áudio meu' } },
  jobs: {},
  environment: {
    'sound.progress': { beyond: 'a short sound is measured before anybody sees how far it is' },
    'sound.measured': endsWith('voz.wav'),
    'sound.unreadable': endsWith('ruido.OPUS'),
  },
  aside: ASIDE,
}
