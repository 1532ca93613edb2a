import { ownAudioMachine } from '#machines/own-audio/own-audio.machine.ts'
import { defineMeasureSound } from './effects/measure-sound.ts'
import { decodeSound } from './decode-sound.ts'

export const ownAudioFlow = ownAudioMachine.provide({ actors: { measureSound: defineMeasureSound(decodeSound) } })
