import type { ModelOf } from '../kit/model.ts'
import { CRASHED } from '../kit/samples.ts'
import { neuralDemoMachine } from './neural-demo.machine.ts'

const NETWORK = { hidden: [[0.4, -0.2, 0.9, 0.1]], output: [0.7, -0.3] }
const TRAINED = { hidden: [[0.42, -0.25, 0.93, 0.14]], output: [0.76, -0.35] }

export const neuralDemoModel = {
  machine: neuralDemoMachine,
  inputs: { start: undefined },
  person: [
    { event: { type: 'train.start' } },
    { event: { type: 'train.pause' } },
    { event: { type: 'train.step' } },
    { event: { type: 'train.reset' } },
    { event: { type: 'message.write', message: 'Liga hoje às 8h?' } },
  ],
  environment: [],
  streams: {
    trainNetwork: [
      { event: { type: 'training.advanced', epoch: 10, outputs: [0.8, 0.2], network: TRAINED, errors: [0.31, 0.12] } },
      { event: { type: 'training.completed' } },
    ],
  },
  outcomes: {
    prepareNetwork: {
      prepared: { ok: { epoch: 0, outputs: [0.5, 0.6], network: NETWORK, errors: [] } },
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof neuralDemoMachine>
