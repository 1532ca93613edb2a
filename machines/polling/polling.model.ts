import type { ModelOf } from '../kit/model.ts'
import { pollingMachine } from './polling.machine.ts'

export const pollingModel = {
  machine: pollingMachine,
  inputs: { start: undefined },
  person: [],
  environment: [],
  streams: { watchVisibility: [{ event: { type: 'page.shown' } }, { event: { type: 'page.hidden' } }] },
  outcomes: {},
} satisfies ModelOf<typeof pollingMachine>
