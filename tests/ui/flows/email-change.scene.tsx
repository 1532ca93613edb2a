import type { EmailChangeStatus } from '#contracts/api/email-change.ts'
import { EmailChange } from '#src/pages/account-settings/email-change.tsx'
import type { Scene } from '../kit/scenes.ts'

export const scene: Scene = async (input) => (
  <EmailChange status={(input as { status: EmailChangeStatus }).status} onChanged={() => {}} />
)
