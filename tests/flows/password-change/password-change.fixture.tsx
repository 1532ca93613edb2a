import { PasswordChange } from '#src/features/password-change/password-change.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async () => <PasswordChange />
