import { Avatar } from '#src/features/avatar/avatar-section.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async (input) => <Avatar name="Ana Souza" url={(input as { url: string | null }).url} />
