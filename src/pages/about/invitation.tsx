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
      title={<Trans>O que você anda ouvindo e preferia ler?</Trans>}
      lead={<Trans>Conte para a gente. Foi assim que o Transcribe começou.</Trans>}
      actions={
        <ButtonRow>
          <LinkButton kind="primary" href={pathOf('contact', language)}>
            <Trans>Falar com a gente</Trans>
          </LinkButton>
          <LinkButton kind="ghost" href={pathOf('register', language)}>
            <Trans>Criar minha conta</Trans>
          </LinkButton>
        </ButtonRow>
      }
    />
  )
}
