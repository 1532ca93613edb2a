import { readingModel } from '#machines/reading/reading.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { readingActs } from './reading.acts.ts'
import { readingLooks } from './reading.looks.ts'
import { readingWire, readingRowLooks } from './reading.wire.ts'

export const reading = flowTests({
  names: { pt: 'Listas da conta', en: 'Lists of the account', es: 'Listas de la cuenta', fr: 'Listes du compte' },
  page: 'transcriptions',
  model: readingModel,
  acts: readingActs,
  looks: readingLooks,
  around: {
    'data.changed': 'whoever changed the list says so',
  },
  wires: [readingWire],
  played: { looks: readingRowLooks },
})
