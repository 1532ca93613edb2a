/** A network small enough to be read: three inputs, four hidden units, one answer. It really learns. */
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
/** As sure as this about every example: it has learned. */
const SURE = 0.85

const sigmoid = (sum: number) => 1 / (1 + Math.exp(-sum))
/** The last weight belongs to no input: it is always on. */
const sumOf = (weights: readonly number[], inputs: readonly number[]) =>
  [...inputs, 1].reduce((sum, input, index) => sum + input * (weights[index] ?? 0), 0)

export const newNetwork = (random: () => number = Math.random): Network => {
  const weights = (count: number) => Array.from({ length: count + 1 }, () => random() * 2 - 1)
  return { hidden: Array.from({ length: UNITS }, () => weights(3)), output: weights(UNITS) }
}

const hiddenOf = ({ hidden }: Network, inputs: readonly number[]) =>
  hidden.map((weights) => Math.tanh(sumOf(weights, inputs)))

/** How sure it is that a message is urgent, from 0 to 1. */
export const answerOf = (network: Network, inputs: readonly number[]) =>
  sigmoid(sumOf(network.output, hiddenOf(network, inputs)))

/** How sure the network is that each example is urgent, from 0 to 1. */
export const outputsOf = (network: Network): number[] => EXAMPLES.map(({ inputs }) => answerOf(network, inputs))

const change = (weights: readonly number[], by: number, from: readonly number[]) =>
  weights.map((weight, index) => weight + RATE * by * ([...from, 1][index] ?? 0))

/** One example: guess, compare, and change every weight a little in the direction that errs less. */
const learn = (network: Network, inputs: readonly number[], target: number): Network => {
  const units = hiddenOf(network, inputs)
  const error = target - sigmoid(sumOf(network.output, units))
  const blame = units.map((unit, index) => error * (network.output[index] ?? 0) * (1 - unit * unit))
  return {
    output: change(network.output, error, units),
    hidden: network.hidden.map((weights, unit) => change(weights, blame[unit] ?? 0, inputs)),
  }
}

/** Goes over all examples once. */
export const trainOnce = (network: Network): Network =>
  EXAMPLES.reduce((now, { inputs, isUrgent }) => learn(now, inputs, isUrgent ? 1 : 0), network)

/** How far it is off, on average: 0 where it is sure and right. */
export const errorOf = (network: Network): number =>
  outputsOf(network).reduce(
    (sum, output, index) => sum + Math.abs((EXAMPLES[index]?.isUrgent === true ? 1 : 0) - output),
    0,
  ) / EXAMPLES.length

const TIME =
  /\d{1,2}\s*(?:h\b|h\d\d|:\d\d|am\b|pm\b|heures?\b|horas?\b)|(?:^|\s)(?:às|at|a las|à) \d|\d d[ae] (?:la )?(?:manhã|tarde|noite|mañana|noche)/iu
const TODAY = /\b(?:hoje|today|tonight|hoy|aujourd)/iu

/** What the network is given of any message: whether it names a time, asks for something, and is about today. */
export const signsOf = (message: string): [number, number, number] => [
  Number(TIME.test(message)),
  Number(message.includes('?')),
  Number(TODAY.test(message)),
]

export const hasLearned = (network: Network): boolean =>
  outputsOf(network).every((output, index) => (EXAMPLES[index]?.isUrgent === true ? output : 1 - output) >= SURE)
