/** Played with real files: the clock of the page stands still between the pick and the first sample. */
import type { AnyMachineSnapshot } from 'xstate'
import type { ownAudioModel } from '#machines/own-audio/own-audio.model.ts'
import { letRunUntil } from '#tests/e2e/flows/kit/let-run-until.ts'
import { ASIDE } from '#tests/e2e/flows/kit/replies.ts'
import type { Happening, WireOf } from '#tests/e2e/flows/kit/wire.ts'

/** What is in the file decides how it ends. */
const endsWith = (name: string): Happening => ({
  act: (stage) => letRunUntil(stage, 'ownAudio', async (ui) => (await ui.view()) !== 'measuring'),
  where: (state: AnyMachineSnapshot) => state.matches('measuring') && state.context.name === name,
})

export const ownAudioWire: WireOf<typeof ownAudioModel> = {
  starts: { open: { route: 'products', opens: 'Usar um áudio meu' } },
  jobs: {},
  happenings: {
    'sound.progress': { beyond: 'a short sound is measured before anybody sees how far it is' },
    'sound.measured': endsWith('voz.wav'),
    'sound.unreadable': endsWith('ruido.OPUS'),
  },
  aside: ASIDE,
}
