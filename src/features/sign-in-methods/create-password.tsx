import { Trans } from '@lingui/react/macro'
import { RequestMail } from '#src/account/request-mail.tsx'
import { passwordMailFlow } from './request-mail.flow.ts'

/** For accounts with Google only: a mailed link reauthenticates, as there is no current password to ask for. */
export const CreatePassword = ({ email }: { email: string }) => (
  <>
    <p>
      <Trans>
        Você entra com o Google. Para entrar também com senha, peça um link para <strong>{email}</strong>: ele abre a
        página em que você escolhe uma.
      </Trans>
    </p>
    <RequestMail flow={passwordMailFlow} email={email}>
      <Trans>Receber o link</Trans>
    </RequestMail>
  </>
)
