import type { ModelOf } from '../kit/model.ts'
import { CRASHED } from '../kit/samples.ts'
import { neuralDemoMachine } from './neural-demo.machine.ts'

export const neuralDemoModel = {
  machine: neuralDemoMachine,
  inputs: { start: undefined },
  person: [
    { event: { type: 'train.start' } },
    { event: { type: 'train.pause' } },
    { event: { type: 'train.step' } },
    { event: { type: 'train.reset' } },
  ],
  environment: [],
  streams: {
    trainNetwork: [
      { event: { type: 'network.trained', epoch: 10, outputs: [0.8, 0.3] } },
      { event: { type: 'network.learned' } },
    ],
  },
  outcomes: { prepareNetwork: { prepared: { ok: { epoch: 0, outputs: [0.5, 0.6] } }, crashed: CRASHED } },
} satisfies ModelOf<typeof neuralDemoMachine>
