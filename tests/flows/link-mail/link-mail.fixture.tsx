import { Trans } from '@lingui/react/macro'
import { linkMailMachine } from '#machines/link-mail/link-mail.machine.ts'
import { LinkMail } from '#src/account/link-mail.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async (input) => (
  <LinkMail flow={linkMailMachine} {...(input as { email: string; isSent?: boolean })}>
    <Trans>Enviar o e-mail de confirmação</Trans>
  </LinkMail>
)
