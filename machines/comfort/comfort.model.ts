import { NO_COMFORT } from '#contracts/comfort.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED } from '../kit/samples.ts'
import { comfortMachine } from './comfort.machine.ts'

export const comfortModel = {
  machine: comfortMachine,
  inputs: { footer: { isOpened: true }, page: { isOpened: false } },
  person: [
    { event: { type: 'comfort.open' } },
    { event: { type: 'comfort.close' } },
    { event: { type: 'comfort.reset' } },
    { case: 'largest', event: { type: 'comfort.choose', change: { size: 'largest' } } },
    { case: 'normal', event: { type: 'comfort.choose', change: { size: 'normal' } } },
    { case: 'line', event: { type: 'comfort.choose', change: { focus: 'line' } } },
  ],
  environment: [],
  streams: { showComfort: [] },
  outcomes: {
    recallComfort: {
      nothing: { ok: NO_COMFORT },
      chosen: { ok: { ...NO_COMFORT, spacing: 'wide', focus: 'line' } },
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof comfortMachine>
