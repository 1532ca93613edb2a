import { queryModel } from '#machines/query/query.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { queryGestures } from './query.gestures.ts'
import { queryAssertions } from './query.assertions.ts'
import { queryNetwork, queryRowAssertions } from './query.network.ts'

export const query = flowTests({
  names: { pt: 'Listas da conta', en: 'Lists of the account', es: 'Listas de la cuenta', fr: 'Listes du compte' },
  page: 'transcriptions',
  model: queryModel,
  gestures: queryGestures,
  assertions: queryAssertions,
  around: {
    'data.changed': 'whoever changed the list says so',
  },
  networks: [queryNetwork],
  played: { assertions: queryRowAssertions },
})
