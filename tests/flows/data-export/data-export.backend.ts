import type { dataExportModel } from '#machines/data-export/data-export.model.ts'
import { PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import { makeExport } from '#tests/e2e/real-backend/kit/exports.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { asNewMember, newMember } from '#tests/e2e/real-backend/kit/members.ts'
import { GROWN_OLD, ONE_CODE, OTHER_PASSWORD_GIVEN, provenOnce } from '#tests/e2e/real-backend/kit/proof.ts'

export const dataExportBackend: BackendOf<typeof dataExportModel> = {
  starts: { start: asNewMember },
  jobs: {
    requestExport: {
      requested: { real: newMember },
      proofNeeded: GROWN_OLD,
      codeNeeded: ONE_CODE,
      wrongPassword: OTHER_PASSWORD_GIVEN,
      // The real job is done too soon.
      inProgress: PLAYED,
      limited: {
        real: async (world) => {
          const device = await newMember(world)
          await makeExport(world, world.own())
          return device
        },
      },
      unreachable: PLAYED,
      crashed: PLAYED,
    },
    verifyFactor: { accepted: PLAYED, wrong: PLAYED, limited: PLAYED, unreachable: PLAYED, crashed: PLAYED },
  },
  worlds: [provenOnce('requestExport', 'requesting')],
}
