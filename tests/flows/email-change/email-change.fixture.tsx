import type { EmailChangeStatus } from '#contracts/api/email-change.ts'
import { EmailChange } from '#src/features/email-change/email-change.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async (input) => (
  <EmailChange status={(input as { status: EmailChangeStatus }).status} />
)
