import type { OpenedTranscription } from '#contracts/api/transcriptions.ts'
import type { Sealed } from '#machines/transcription/transcription.machine.ts'
import { transcriptionModel } from '#machines/transcription/transcription.model.ts'
import { ASIDE, CRASH, GOODBYE, ok, refusal, SESSION, sealedRow } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

type Kind = keyof typeof transcriptionModel.inputs

const { readable, blank } = transcriptionModel.outcomes.decrypt
const ELSEWHERE = { beyond: 'played in the world where the list has such a row' }

/** The list has one row; older rows have empty strings for missing values. */
const answered = ({ decrypted_content, decrypted_summary }: OpenedTranscription) =>
  ok({ transcription: decrypted_content, summary: decrypted_summary })

const rowOf = ({ content, summary, keyId }: Sealed) =>
  sealedRow(1, { encrypted_content: content ?? '', encryption_key_id: keyId ?? '', summary_encrypted: summary })

const networkOf = (kind: Kind): NetworkOf<typeof transcriptionModel> => {
  const row = rowOf(transcriptionModel.inputs[kind].item)
  return {
    starts: {
      sealed: ELSEWHERE,
      known: { beyond: 'the summaries are shown first: tests/e2e/account.spec.ts' },
      contentless: ELSEWHERE,
      keyless: ELSEWHERE,
      [kind]: { route: 'transcriptions', device: SESSION },
    },
    jobs: {
      decrypt: {
        asks: 'POST /api/transcriptions/decrypt',
        sends: ({ item }: { item: Sealed }) => ({
          encrypted_content: item.content,
          encrypted_summary: item.summary,
          encryption_key_id: item.keyId,
        }),
        replies: {
          readable: answered(readable.ok),
          blank: answered(blank.ok),
          undecryptable: refusal(422, 'transcription.decryptFailed'),
          unreachable: 'unreachable',
          busy: refusal(503, 'service.unavailable'),
          crashed: CRASH,
        },
      },
    },
    environment: {},
    aside: { ...ASIDE, ...GOODBYE, 'GET /api/transcriptions': ok({ data: [row], total: 1, next: null }) },
  }
}

export const transcriptionNetworks = (['sealed', 'contentless', 'keyless'] as const).map(networkOf)
