import { Trans } from '@lingui/react/macro'
import { linkMailMachine } from '#machines/link-mail/link-mail.machine.ts'
import { LinkMail } from '#src/account/link-mail.tsx'
import type { Scene } from '#tests/ui/kit/scenes.ts'

export const scene: Scene = async (input) => (
  <LinkMail flow={linkMailMachine} {...(input as { email: string; isSent?: boolean })}>
    <Trans>Enviar o e-mail de confirmação</Trans>
  </LinkMail>
)
