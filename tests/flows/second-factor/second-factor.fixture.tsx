import type { KnownFactor } from '#machines/second-factor/second-factor.machine.ts'
import { SecondFactor } from '#src/features/second-factor/second-factor.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async (input) => <SecondFactor {...(input as { factor: KnownFactor | null })} />
