import { retentionModel } from '#machines/retention/retention.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { retentionGestures } from './retention.gestures.ts'
import { retentionAssertions } from './retention.assertions.ts'
import { retentionNetwork } from './retention.network.ts'

export const retention = flowTests({
  names: {
    pt: 'Tempo de guarda das transcrições',
    en: 'How long transcriptions are kept',
    es: 'Cuánto se guardan las transcripciones',
    fr: 'Durée de conservation des transcriptions',
  },
  page: 'transcribeSettings',
  model: retentionModel,
  gestures: retentionGestures,
  assertions: retentionAssertions,
  networks: [retentionNetwork],
})
