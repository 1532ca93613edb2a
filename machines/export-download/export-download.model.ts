import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED, UNREACHABLE } from '../kit/samples.ts'
import { exportDownloadMachine } from './export-download.machine.ts'

export const exportDownloadModel = {
  machine: exportDownloadMachine,
  inputs: { ready: { id: '00000000-0000-4000-8000-000000000001', requestedAt: '2026-11-20T12:00:00Z' } },
  person: [{ event: { type: 'file.download' } }],
  environment: [],
  streams: {},
  outcomes: {
    downloadExport: {
      saved: { ok: undefined },
      notFound: { fail: { code: 'request.notFound' } satisfies Failure },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof exportDownloadMachine>
