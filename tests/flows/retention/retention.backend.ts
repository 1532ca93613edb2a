import { retentionModel } from '#machines/retention/retention.model.ts'
import { NO_SETUP, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { newMember } from '#tests/e2e/real-backend/kit/members.ts'
import { link } from '#tests/e2e/real-backend/kit/messaging.ts'
import { newPhone } from '#tests/e2e/real-backend/kit/unique.ts'

const { days } = retentionModel.inputs.stored

export const retentionBackend: BackendOf<typeof retentionModel> = {
  starts: {
    stored: async (context) => {
      const device = await newMember(context)
      await link(context, context.session(), newPhone('0001'))
      await context.callAsOwn('POST', '/api/user/privacy-settings', { retention_days: days })
      return { device }
    },
  },
  actors: {
    // The person has no transcriptions yet.
    countRemoved: { none: NO_SETUP, some: MOCKED, unreachable: MOCKED, crashed: MOCKED },
    saveRetention: { saved: NO_SETUP, countOutdated: MOCKED, unreachable: MOCKED, crashed: MOCKED },
  },
}
