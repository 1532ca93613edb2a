import type { OpenedTranscription } from '#contracts/api/transcriptions.ts'
import type { SealedTranscription } from '#machines/transcription/transcription.machine.ts'
import { transcriptionModel } from '#machines/transcription/transcription.model.ts'
import {
  PAGE_REQUESTS,
  CRASH,
  SIGN_OUT_REQUESTS,
  ok,
  refusal,
  STORED_SESSION,
  sealedRow,
} from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

type Kind = keyof typeof transcriptionModel.inputs

const { readable, blank } = transcriptionModel.outcomes.decrypt
const ELSEWHERE = { unplayable: 'played in the variant where the list has such a row' }

/** The list has one row; older rows have empty strings for missing values. */
const answerOf = ({ decrypted_content, decrypted_summary }: OpenedTranscription) =>
  ok({ transcription: decrypted_content, summary: decrypted_summary })

const rowOf = ({ content, summary, keyId }: SealedTranscription) =>
  sealedRow(1, { encrypted_content: content ?? '', encryption_key_id: keyId ?? '', summary_encrypted: summary })

const networkOf = (kind: Kind): NetworkOf<typeof transcriptionModel> => {
  const row = rowOf(transcriptionModel.inputs[kind].item)
  return {
    starts: {
      sealed: ELSEWHERE,
      cached: { unplayable: 'the summaries are shown first: tests/e2e/account.spec.ts' },
      contentless: ELSEWHERE,
      keyless: ELSEWHERE,
      [kind]: { route: 'transcriptions', device: STORED_SESSION },
    },
    actors: {
      decrypt: {
        request: 'POST /api/transcriptions/decrypt',
        body: ({ item }: { item: SealedTranscription }) => ({
          encrypted_content: item.content,
          encrypted_summary: item.summary,
          encryption_key_id: item.keyId,
        }),
        replies: {
          readable: answerOf(readable.ok),
          blank: answerOf(blank.ok),
          undecryptable: refusal(422, 'transcription.decryptFailed'),
          unreachable: 'unreachable',
          busy: refusal(503, 'service.unavailable'),
          crashed: CRASH,
        },
      },
    },
    environment: {},
    pageRequests: {
      ...PAGE_REQUESTS,
      ...SIGN_OUT_REQUESTS,
      'GET /api/transcriptions': ok({ data: [row], total: 1, next: null }),
    },
  }
}

export const transcriptionNetworks = (['sealed', 'contentless', 'keyless'] as const).map(networkOf)
