import { exportDownloadModel } from '#machines/export-download/export-download.model.ts'
import { AS_OTHER, AS_OWN, PLAYED } from '#tests/e2e/lived/kit/ends.ts'
import { makeExport } from '#tests/e2e/lived/kit/exports.ts'
import type { LivedOf } from '#tests/e2e/lived/kit/lived.ts'
import { newMember } from '#tests/e2e/lived/kit/members.ts'

export const exportDownloadLived: LivedOf<typeof exportDownloadModel> = {
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
