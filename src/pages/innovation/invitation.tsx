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
      title={<Trans>Veja o resultado com um áudio seu</Trans>}
      lead={<Trans>O Transcribe é a primeira ferramenta feita assim.</Trans>}
      actions={
        <ButtonRow>
          <LinkButton kind="primary" href={pathOf('products', language)}>
            <Trans>Conhecer o Transcribe</Trans>
          </LinkButton>
          <LinkButton kind="ghost" href={pathOf('contact', language)}>
            <Trans>Propor uma parceria</Trans>
          </LinkButton>
        </ButtonRow>
      }
    />
  )
}
