import { readingModel } from '#machines/reading/reading.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { readingGestures } from './reading.gestures.ts'
import { readingAssertions } from './reading.assertions.ts'
import { readingNetwork, readingRowAssertions } from './reading.network.ts'

export const reading = flowTests({
  names: { pt: 'Listas da conta', en: 'Lists of the account', es: 'Listas de la cuenta', fr: 'Listes du compte' },
  page: 'transcriptions',
  model: readingModel,
  gestures: readingGestures,
  assertions: readingAssertions,
  around: {
    'data.changed': 'whoever changed the list says so',
  },
  networks: [readingNetwork],
  played: { assertions: readingRowAssertions },
})
