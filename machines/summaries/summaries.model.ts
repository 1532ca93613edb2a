import type { OpenedTranscription } from '#contracts/api/transcriptions.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED, LIMITED, UNREACHABLE } from '../kit/samples.ts'
import { summariesMachine } from './summaries.machine.ts'

const lunch: OpenedTranscription = {
  decrypted_content: 'Vamos almoçar na sexta?',
  decrypted_summary: { text: 'Almoço na sexta.', meeting: 'Almoço', starts_at: null, place: null, topics: [] },
}
const contract: OpenedTranscription = { decrypted_content: 'O contrato está assinado.', decrypted_summary: null }

export const summariesModel = {
  machine: summariesMachine,
  inputs: { first: { ids: ['one'], isRequested: false }, again: { ids: ['one'], isRequested: true } },
  person: [{ event: { type: 'summaries.show' } }, { event: { type: 'summaries.hide' } }],
  // One was deleted, and another came in.
  environment: [{ event: { type: 'rows.changed', ids: ['two'] } }],
  streams: { watchActivity: [{ event: { type: 'activity.seen' } }] },
  outcomes: {
    decryptPage: {
      opened: { ok: { one: lunch, two: contract } },
      unreadable: { ok: {} },
      unreachable: UNREACHABLE,
      limited: LIMITED,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof summariesMachine>
