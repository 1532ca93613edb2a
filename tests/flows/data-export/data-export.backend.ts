import type { dataExportModel } from '#machines/data-export/data-export.model.ts'
import { MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import { makeExport } from '#tests/e2e/real-backend/kit/exports.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { asNewMember, newMember } from '#tests/e2e/real-backend/kit/members.ts'
import {
  WITH_OLD_SESSION,
  CODE_ALREADY_USED,
  WITH_OTHER_PASSWORD,
  excludingSecondReauthentication,
} from '#tests/e2e/real-backend/kit/reauthentication.ts'

export const dataExportBackend: BackendOf<typeof dataExportModel> = {
  starts: { start: asNewMember },
  actors: {
    requestExport: {
      requested: { arrange: newMember },
      reauthenticationNeeded: WITH_OLD_SESSION,
      codeNeeded: CODE_ALREADY_USED,
      wrongPassword: WITH_OTHER_PASSWORD,
      // The real job is done too soon.
      inProgress: MOCKED,
      limited: {
        arrange: async (context) => {
          const device = await newMember(context)
          await makeExport(context, context.session())
          return device
        },
      },
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    verifyFactor: { accepted: MOCKED, wrong: MOCKED, limited: MOCKED, unreachable: MOCKED, crashed: MOCKED },
  },
  variants: [excludingSecondReauthentication('requestExport', 'requesting')],
}
