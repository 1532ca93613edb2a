import type { ModelOf } from '../kit/model.ts'
import { userSearchMachine } from './user-search.machine.ts'

export const userSearchModel = {
  machine: userSearchMachine,
  inputs: { everybody: { searched: '' }, linked: { searched: 'clara' } },
  person: [
    { case: 'name', event: { type: 'search.type', text: ' ana ' } },
    { case: 'nothing', event: { type: 'search.type', text: '' } },
    { case: 'other', event: { type: 'search.submit', text: ' bia ' } },
    { case: 'nothing', event: { type: 'search.submit', text: ' ' } },
  ],
  environment: [],
  streams: {
    watchUrl: [
      { case: 'other', event: { type: 'search.show', text: 'davi' } },
      { case: 'nothing', event: { type: 'search.show', text: '' } },
    ],
  },
  outcomes: {},
} satisfies ModelOf<typeof userSearchMachine>
