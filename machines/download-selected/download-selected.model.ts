import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED, LIMITED, UNREACHABLE } from '../kit/samples.ts'
import { downloadSelectedMachine } from './download-selected.machine.ts'

export const SELECTED = {
  items: [{ id: 'one', created_at: '2026-11-20T12:00:00Z', isSealed: true }],
  language: 'pt',
} as const

export const downloadSelectedModel = {
  machine: downloadSelectedMachine,
  inputs: { start: undefined },
  person: [{ event: { type: 'file.save', ...SELECTED } }],
  environment: [],
  streams: {},
  outcomes: {
    downloadSelected: {
      saved: { ok: { missing: 0 } },
      partly: { ok: { missing: 1 } },
      unreadable: { fail: { code: 'transcription.decryptFailed' } satisfies Failure },
      limited: LIMITED,
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof downloadSelectedMachine>
