import type { EmailChangeStatus } from '#contracts/api/email-change.ts'
import { EmailChange } from '#src/features/email-change/email-change.tsx'
import type { Scene } from '#tests/ui/kit/scenes.ts'

export const scene: Scene = async (input) => <EmailChange status={(input as { status: EmailChangeStatus }).status} />
