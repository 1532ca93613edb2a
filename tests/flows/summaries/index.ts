import { summariesModel } from '#machines/summaries/summaries.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { summariesAssertions } from './summaries.assertions.ts'
import { summariesGestures } from './summaries.gestures.ts'
import { summariesNetwork } from './summaries.network.ts'

export const summaries = flowTests({
  names: {
    pt: 'Resumos da lista',
    en: 'Summaries of the list',
    es: 'Resúmenes de la lista',
    fr: 'Résumés de la liste',
  },
  page: 'transcriptions',
  model: summariesModel,
  gestures: summariesGestures,
  assertions: summariesAssertions,
  around: { 'rows.changed': 'another transcription came in, or one was deleted' },
  networks: [summariesNetwork],
})
