import { ownAudioMachine } from '#machines/own-audio/own-audio.machine.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineMeasureSound } from './effects/measure-sound.ts'
import { decodeSound } from './decode-sound.ts'

export const ownAudioFlow = provide(ownAudioMachine, { measureSound: defineMeasureSound(decodeSound) })
