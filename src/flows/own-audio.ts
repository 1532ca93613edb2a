import { ownAudioMachine } from '#machines/own-audio/own-audio.machine.ts'
import { defineMeasureSound } from '#src/actors/measure-sound.ts'
import { decodeSound } from '#src/lib/decode-sound.ts'

export const ownAudioFlow = ownAudioMachine.provide({ actors: { measureSound: defineMeasureSound(decodeSound) } })
