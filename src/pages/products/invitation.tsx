import { Trans } from '@lingui/react/macro'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Band } from '#src/ui/section.tsx'

export const Invitation = () => (
  <Band
    id="convite"
    isClosing
    title={<Trans>Experimente com o próximo áudio</Trans>}
    lead={<Trans>Crie a conta, encaminhe um áudio e veja o que volta.</Trans>}
    actions={
      <LinkButton kind="primary" href={pathOf('register', useLanguage())}>
        <Trans>Criar minha conta</Trans>
      </LinkButton>
    }
  />
)
