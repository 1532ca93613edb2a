import { exportDownloadModel } from '#machines/export-download/export-download.model.ts'
import { WITH_OTHER_SESSION, WITH_OWN_SESSION, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import { makeExport } from '#tests/e2e/real-backend/kit/exports.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { newMember } from '#tests/e2e/real-backend/kit/members.ts'

export const exportDownloadBackend: BackendOf<typeof exportDownloadModel> = {
  starts: {
    ready: async (context) => {
      const device = await newMember(context)
      const copy = await makeExport(context, context.session())
      const { id, requestedAt } = exportDownloadModel.inputs.ready
      context.substitute(id, copy.id)
      context.substitute(requestedAt, copy.requested_at)
      return { device }
    },
  },
  actors: {
    downloadExport: { saved: WITH_OWN_SESSION, notFound: WITH_OTHER_SESSION, unreachable: MOCKED, crashed: MOCKED },
  },
}
