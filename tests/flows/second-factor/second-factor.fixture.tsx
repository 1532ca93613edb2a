import type { InputFrom } from 'xstate'
import type { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts'
import { RunningFactor } from '#src/features/second-factor/second-factor.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async (input) => (
  <RunningFactor {...(input as InputFrom<typeof secondFactorMachine>)} restart={() => {}} />
)
