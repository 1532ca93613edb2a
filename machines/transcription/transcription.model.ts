import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED, UNREACHABLE } from '../kit/samples.ts'
import { type SealedTranscription, transcriptionMachine } from './transcription.machine.ts'

const item: SealedTranscription = { id: 'one', content: 'v1.sealed', summary: 'v1.summary', keyId: 'key-ana' }
const summary = { text: 'Almoço na sexta.', meeting: 'Almoço', starts_at: null, place: null, topics: [] }

const cached = {
  decrypted_content: 'Leva o contrato na terça.',
  decrypted_summary: {
    text: 'Levar o contrato.',
    meeting: 'Entrega do contrato',
    starts_at: null,
    place: null,
    topics: [],
  },
}
const opened = { decrypted_content: 'Vamos almoçar na sexta?', decrypted_summary: summary }

export const transcriptionModel = {
  machine: transcriptionMachine,
  inputs: {
    sealed: { item, cached: null },
    cached: { item, cached },
    contentless: { item: { ...item, content: null }, cached: null },
    keyless: { item: { ...item, keyId: null }, cached: null },
  },
  person: [{ event: { type: 'text.open' } }, { event: { type: 'text.hide' } }],
  environment: [],
  streams: {},
  outcomes: {
    decrypt: {
      readable: { ok: opened },
      blank: { ok: { decrypted_content: ' ', decrypted_summary: null } },
      undecryptable: { fail: { code: 'transcription.decryptFailed' } satisfies Failure },
      unreachable: UNREACHABLE,
      busy: { fail: { code: 'service.unavailable' } satisfies Failure },
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof transcriptionMachine>
