import { SOUND_MAX_BYTES } from '#contracts/sound.ts'
import type { ModelOf } from '../kit/model.ts'
import { ownAudioMachine } from './own-audio.machine.ts'

/** One content each, as contents are compared by identity. */
export const VOICE = new Blob()
export const NOISE = new Blob()
const OTHER = new Blob()

export const ownAudioModel = {
  machine: ownAudioMachine,
  inputs: { open: undefined },
  person: [
    {
      case: 'voice',
      event: { type: 'sound.pick', sound: { name: 'voz.wav', kind: 'audio/wav', bytes: 9, content: VOICE } },
    },
    // Some systems report no MIME type, and a file extension does not prove the content.
    {
      case: 'largest',
      event: { type: 'sound.pick', sound: { name: 'ruido.OPUS', kind: '', bytes: SOUND_MAX_BYTES, content: NOISE } },
    },
    {
      case: 'tooLarge',
      event: {
        type: 'sound.pick',
        sound: { name: 'show.wav', kind: 'audio/wav', bytes: SOUND_MAX_BYTES + 1, content: OTHER },
      },
    },
    {
      case: 'picture',
      event: { type: 'sound.pick', sound: { name: 'foto.png', kind: 'image/png', bytes: 9, content: OTHER } },
    },
    {
      case: 'film',
      event: {
        type: 'sound.pick',
        sound: { name: 'filme.avi', kind: 'video/avi', bytes: SOUND_MAX_BYTES + 1, content: OTHER },
      },
    },
    { event: { type: 'sound.cancel' } },
    { event: { type: 'sound.again' } },
  ],
  environment: [],
  streams: {
    measureSound: [
      { event: { type: 'sound.progress', percent: 40 } },
      { event: { type: 'sound.measured', measure: { seconds: 4, voiced: 4, peaks: [1, 1, 1] } } },
      { event: { type: 'sound.unreadable' } },
    ],
  },
  outcomes: {},
} satisfies ModelOf<typeof ownAudioMachine>
