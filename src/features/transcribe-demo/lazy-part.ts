import type { transcribeDemoMachine } from '#machines/transcribe-demo/transcribe-demo.machine.ts'
import { flowPart } from '#src/flow-runtime/flow-on-demand.tsx'

export const TRANSCRIBE_DEMO = flowPart<typeof transcribeDemoMachine>(
  async () => (await import('./driver.ts')).TranscribeDemoDriver,
)
