import type { Days } from '#machines/retention/days.ts'
import { RetentionForm } from '#src/features/transcribe-settings/retention-form.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async (input) => <RetentionForm days={(input as { days: Days }).days} />
