import type { exportDownloadModel } from '#machines/export-download/export-download.model.ts'
import { ownDataNetwork, READY_EXPORT } from '#tests/e2e/flows/kit/own-data.ts'
import { CRASH, ok, refusal } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const { start, ...network } = ownDataNetwork('dataSettings', [READY_EXPORT])

export const exportDownloadNetwork: NetworkOf<typeof exportDownloadModel> = {
  ...network,
  starts: { ready: start },
  actors: {
    downloadExport: {
      request: ({ id }: { id: string }) => `GET /api/user/export-status/${id}/file`,
      isRetried: true,
      replies: {
        saved: ok('the file'),
        notFound: refusal(404, 'request.notFound'),
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
  },
}
