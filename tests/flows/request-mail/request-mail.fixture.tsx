import { Trans } from '@lingui/react/macro'
import { requestMailMachine } from '#machines/request-mail/request-mail.machine.ts'
import { RequestMail } from '#src/account/request-mail.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async (input) => (
  <RequestMail flow={requestMailMachine} {...(input as { email: string; isSent?: boolean })}>
    <Trans>Enviar o e-mail de confirmação</Trans>
  </RequestMail>
)
