import { retentionModel } from '#machines/retention/retention.model.ts'
import { CRASH, ok, STORED_SESSION } from '#tests/e2e/flows/kit/replies.ts'
import { configuredAs, WITH_NUMBER } from '#tests/e2e/flows/kit/transcribe.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const stored = configuredAs({ retention_days: retentionModel.inputs.stored.days })

export const retentionNetwork: NetworkOf<typeof retentionModel> = {
  starts: { stored: { route: 'transcribeSettings', device: STORED_SESSION } },
  actors: {
    countRemoved: {
      request: 'GET /api/user/retention',
      isRetried: true,
      replies: {
        none: ok({ removes: 0 }),
        some: ok({ removes: 12 }),
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
    saveRetention: {
      request: 'PUT /api/user/service-configurations',
      body: ({ days, removes }: { days: number | null; removes: number | null }) => ({
        transcribe: { retention_days: days },
        ...(removes !== null && { removes }),
      }),
      replies: {
        saved: stored,
        countOutdated: { status: 409, json: { code: 'request.conflict' } },
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
  },
  environment: {},
  pageRequests: { ...WITH_NUMBER, 'GET /api/user/service-configurations': stored },
}
