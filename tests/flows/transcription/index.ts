import { transcriptionModel } from '#machines/transcription/transcription.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { transcriptionGestures } from './transcription.gestures.ts'
import { transcriptionAssertions } from './transcription.assertions.ts'
import { transcriptionNetworks } from './transcription.network.ts'

export const transcription = flowTests({
  names: { pt: 'Uma transcrição', en: 'One transcription', es: 'Una transcripción', fr: 'Une transcription' },
  page: 'transcriptions',
  model: transcriptionModel,
  gestures: transcriptionGestures,
  assertions: transcriptionAssertions,
  networks: transcriptionNetworks,
})
