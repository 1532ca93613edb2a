import { DeleteAccountSection } from '#src/features/account-deletion/delete-account-section.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async () => <DeleteAccountSection />
