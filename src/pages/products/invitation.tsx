import { Trans } from '@lingui/react/macro'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Band } from '#src/ui/section.tsx'

export const Invitation = () => {
  const language = useLanguage()
  return (
    <Band
      id="convite"
      isClosing
      title={<Trans>Experimente com o próximo áudio</Trans>}
      lead={<Trans>Crie a conta, encaminhe uma mensagem de voz e veja o que volta.</Trans>}
      actions={
        <ButtonRow>
          <LinkButton kind="primary" href={pathOf('register', language)}>
            <Trans>Criar minha conta</Trans>
          </LinkButton>
          <LinkButton kind="quiet" href={pathOf('contact', language)}>
            <Trans>Tirar uma dúvida</Trans>
          </LinkButton>
        </ButtonRow>
      }
    />
  )
}
