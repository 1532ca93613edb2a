import { drive } from '#src/flow-runtime/drive.ts'
import { transcribeDemoFlow } from './transcribe-demo.flow.ts'

export const TranscribeDemoDriver = drive(transcribeDemoFlow)
