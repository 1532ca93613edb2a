import { ownAudioModel } from '#machines/own-audio/own-audio.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { ownAudioGestures } from './own-audio.gestures.ts'
import { ownAudioAssertions } from './own-audio.assertions.ts'
import { ownAudioNetwork } from './own-audio.network.ts'

export const ownAudio = flowTests({
  names: { pt: 'Seu próprio áudio', en: 'Your own audio', es: 'Tu propio audio', fr: 'Votre propre audio' },
  page: 'products',
  model: ownAudioModel,
  gestures: ownAudioGestures,
  assertions: ownAudioAssertions,
  networks: [ownAudioNetwork],
  noBackend: 'the sound never leaves the device',
})
