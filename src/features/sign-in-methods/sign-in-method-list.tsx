import { Trans } from '@lingui/react/macro'
import type { SignInMethods } from '#contracts/account.ts'
import { RequestMail } from '#src/account/request-mail.tsx'
import { confirmationMailFlow } from './request-mail.flow.ts'
import { EmailAddress } from '#src/ui/email-address.tsx'
import { ListRow, ListRows } from '#src/ui/list-card.tsx'
import { Tag } from '#src/ui/tag.tsx'

export const SignInMethodList = ({ methods }: { methods: SignInMethods }) => (
  <ListRows isShort>
    <ListRow
      detail={<EmailAddress>{methods.email}</EmailAddress>}
      aside={
        methods.isConfirmed ? (
          <Tag tone="success">
            <Trans>Confirmado</Trans>
          </Tag>
        ) : (
          <Tag tone="warning">
            <Trans>Falta confirmar</Trans>
          </Tag>
        )
      }
    >
      <strong>
        <Trans>E-mail</Trans>
      </strong>
      {!methods.isConfirmed && (
        <RequestMail flow={confirmationMailFlow} email={methods.email}>
          <Trans>Enviar o e-mail de confirmação</Trans>
        </RequestMail>
      )}
    </ListRow>
    <ListRow aside={methods.hasPassword ? <InUse /> : <Trans>Ainda não há</Trans>}>
      <strong>
        <Trans>Senha</Trans>
      </strong>
    </ListRow>
    <ListRow aside={<GoogleState {...methods} />}>
      <strong>Google</strong>
    </ListRow>
  </ListRows>
)

const InUse = () => (
  <Tag tone="success">
    <Trans>Em uso</Trans>
  </Tag>
)

const GoogleState = ({ hasGoogle, isGoogleOffered }: Pick<SignInMethods, 'hasGoogle' | 'isGoogleOffered'>) => {
  if (hasGoogle) return <InUse />
  return isGoogleOffered ? <Trans>Não conectado</Trans> : <Trans>Em breve</Trans>
}
