import { exportDownloadModel } from '#machines/export-download/export-download.model.ts'
import { AS_OTHER, AS_OWN, PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import { makeExport } from '#tests/e2e/real-backend/kit/exports.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { newMember } from '#tests/e2e/real-backend/kit/members.ts'

export const exportDownloadBackend: BackendOf<typeof exportDownloadModel> = {
  starts: {
    ready: async (world) => {
      const device = await newMember(world)
      world.name(exportDownloadModel.inputs.ready.id, await makeExport(world, world.own()))
      return { device }
    },
  },
  jobs: {
    downloadExport: { saved: AS_OWN, gone: AS_OTHER, unreachable: PLAYED, crashed: PLAYED },
  },
}
