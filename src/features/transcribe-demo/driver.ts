import { driverOf } from '#src/flow-runtime/driver.ts'
import { transcribeDemoFlow } from './transcribe-demo.flow.ts'

export const TranscribeDemoDriver = driverOf(transcribeDemoFlow)
