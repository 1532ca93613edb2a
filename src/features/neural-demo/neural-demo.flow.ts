import { neuralDemoMachine } from '#machines/neural-demo/neural-demo.machine.ts'
import { defineNetwork } from './effects/network.ts'

export const neuralDemoFlow = neuralDemoMachine.provide({ actors: defineNetwork() })
