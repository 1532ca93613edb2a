import { ownAudioMachine } from '#machines/own-audio/own-audio.machine.ts'
import { defineMeasureSound } from '../../actors/measure-sound.ts'
import { decodeSound } from '../../own-audio/decode.ts'

export const ownAudioFlow = ownAudioMachine.provide({ actors: { measureSound: defineMeasureSound(decodeSound) } })
