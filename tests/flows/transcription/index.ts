import { transcriptionModel } from '#machines/transcription/transcription.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { transcriptionActs } from './transcription.acts.ts'
import { transcriptionLooks } from './transcription.looks.ts'
import { transcriptionWires } from './transcription.wire.ts'

export const transcription = flowTests({
  names: { pt: 'Uma transcrição', en: 'One transcription', es: 'Una transcripción', fr: 'Une transcription' },
  page: 'transcriptions',
  model: transcriptionModel,
  acts: transcriptionActs,
  looks: transcriptionLooks,
  wires: transcriptionWires,
})
