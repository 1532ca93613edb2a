import { neuralDemoMachine } from '#machines/neural-demo/neural-demo.machine.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineNetwork } from './effects/network.ts'

export const neuralDemoFlow = provide(neuralDemoMachine, defineNetwork())
