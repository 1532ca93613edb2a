import { ownAudioModel } from '#machines/own-audio/own-audio.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { ownAudioActs } from './own-audio.acts.ts'
import { ownAudioLooks } from './own-audio.looks.ts'
import { ownAudioWire } from './own-audio.wire.ts'

export const ownAudio = flowTests({
  names: { pt: 'Seu próprio áudio', en: 'Your own audio', es: 'Tu propio audio', fr: 'Votre propre audio' },
  page: 'products',
  model: ownAudioModel,
  acts: ownAudioActs,
  looks: ownAudioLooks,
  wires: [ownAudioWire],
  unlived: 'the sound never leaves the device',
})
