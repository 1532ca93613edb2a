import type { ownAudioMachine } from '#machines/own-audio/own-audio.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'
import { toneFile } from '#tests/kit/wav.ts'

/** As many seconds as in the model. */
const VOICE = toneFile(4)
const NOISE = new Uint8Array(64).fill(7)

export const ownAudioGestures: GesturesOf<typeof ownAudioMachine> = {
  'sound.pick': (ui, { sound: { name, kind, bytes: size } }) => {
    const bytes = name === 'voz.wav' ? VOICE : NOISE
    return ui.attach('sound', { name, kind, bytes, size: Math.max(size, bytes.length) })
  },
  'sound.cancel': (ui) => ui.click('Cancelar'),
  'sound.again': (ui) => ui.click('Escolher outro áudio'),
}
