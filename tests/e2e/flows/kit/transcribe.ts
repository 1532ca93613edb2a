/** Replies about Transcribe, to somebody whose number is linked. */
import type { TranscribeConfiguration } from '#contracts/api/service-configurations.ts'
import { transcribeSettingsModel } from '#machines/transcribe-settings/transcribe-settings.model.ts'
import { PAGE_REQUESTS, SIGN_OUT_REQUESTS, ok } from './replies.ts'

const link = { status: 'active', phone_masked: '•••• 0001', last_message_at: null }

export const WITH_NUMBER = {
  ...PAGE_REQUESTS,
  ...SIGN_OUT_REQUESTS,
  'GET /api/services': ok({ services: [{ id: 'transcribe', availability: 'available', link }] }),
}

/** The stored settings: those of the model, and these. */
export const configuredAs = (stored: Partial<TranscribeConfiguration>) =>
  ok({
    configurations: {
      transcribe: {
        ...transcribeSettingsModel.inputs.stored.choices,
        retention_days: null,
        updated_at: null,
        ...stored,
      },
    },
  })
