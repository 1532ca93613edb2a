/** A small neural network: three inputs, four hidden units, one output. It is trained in the browser. */
import type { Network } from '#machines/neural-demo/neural-demo.machine.ts'

/** Whether a message names a time, asks for something, and is about today; and whether it was urgent. */
export const EXAMPLES = [
  { id: 'meeting', inputs: [1, 1, 1], isUrgent: true },
  { id: 'thanks', inputs: [0, 0, 1], isUrgent: false },
  { id: 'medicine', inputs: [1, 0, 1], isUrgent: true },
  { id: 'photo', inputs: [0, 0, 0], isUrgent: false },
  { id: 'invoice', inputs: [0, 1, 1], isUrgent: true },
  { id: 'trip', inputs: [1, 0, 0], isUrgent: false },
  { id: 'favour', inputs: [0, 1, 0], isUrgent: false },
] as const

const UNITS = 4
const RATE = 0.2
/** Training ends when the output for every example is at least this close to its target. */
const SURE = 0.85

const sigmoid = (sum: number) => 1 / (1 + Math.exp(-sum))
/** The last weight is the bias. */
const sumOf = (weights: readonly number[], inputs: readonly number[]) =>
  [...inputs, 1].reduce((sum, input, index) => sum + input * (weights[index] ?? 0), 0)

export const newNetwork = (random: () => number = Math.random): Network => {
  const weights = (count: number) => Array.from({ length: count + 1 }, () => random() * 2 - 1)
  return { hidden: Array.from({ length: UNITS }, () => weights(3)), output: weights(UNITS) }
}

const hiddenOf = ({ hidden }: Network, inputs: readonly number[]) =>
  hidden.map((weights) => Math.tanh(sumOf(weights, inputs)))

/** The output, from 0 to 1: the probability that a message is urgent. */
export const answerOf = (network: Network, inputs: readonly number[]) =>
  sigmoid(sumOf(network.output, hiddenOf(network, inputs)))

/** The output for each example, from 0 to 1. */
export const outputsOf = (network: Network): number[] => EXAMPLES.map(({ inputs }) => answerOf(network, inputs))

const change = (weights: readonly number[], by: number, from: readonly number[]) =>
  weights.map((weight, index) => weight + RATE * by * ([...from, 1][index] ?? 0))

/** One step of gradient descent on one example: forward pass, error, backpropagation. */
const learn = (network: Network, inputs: readonly number[], target: number): Network => {
  const units = hiddenOf(network, inputs)
  const error = target - sigmoid(sumOf(network.output, units))
  const blame = units.map((unit, index) => error * (network.output[index] ?? 0) * (1 - unit * unit))
  return {
    output: change(network.output, error, units),
    hidden: network.hidden.map((weights, unit) => change(weights, blame[unit] ?? 0, inputs)),
  }
}

/** One epoch over all examples. */
export const trainOnce = (network: Network): Network =>
  EXAMPLES.reduce((now, { inputs, isUrgent }) => learn(now, inputs, isUrgent ? 1 : 0), network)

/** Mean error over the examples; 0 if all outputs equal their targets. */
export const errorOf = (network: Network): number =>
  outputsOf(network).reduce(
    (sum, output, index) => sum + Math.abs((EXAMPLES[index]?.isUrgent === true ? 1 : 0) - output),
    0,
  ) / EXAMPLES.length

const TIME =
  /\d{1,2}\s*(?:h\b|h\d\d|:\d\d|am\b|pm\b|heures?\b|horas?\b)|(?:^|\s)(?:às|at|a las|à) \d|\d d[ae] (?:la )?(?:manhã|tarde|noite|mañana|noche)/iu
const TODAY = /\b(?:hoje|today|tonight|hoy|aujourd)/iu

/** The input features of a message: whether it names a time, asks for something, and is about today. */
export const featuresOf = (message: string): [number, number, number] => [
  Number(TIME.test(message)),
  Number(message.includes('?')),
  Number(TODAY.test(message)),
]

export const hasLearned = (network: Network): boolean =>
  outputsOf(network).every((output, index) => (EXAMPLES[index]?.isUrgent === true ? output : 1 - output) >= SURE)
