import { Trans } from '@lingui/react/macro'
import { COMPANY } from '#contracts/brand.ts'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Band } from '#src/ui/section.tsx'

export const Barrier = () => (
  <Band
    id="barreira"
    isClosing
    title={<Trans>Encontrou uma barreira?</Trans>}
    lead={
      <Trans>
        Conte o que tentou fazer, em que página e com que aparelho. Respondemos em até 24 horas, em dias úteis, e
        dizemos o que dá para fazer até a correção. A Lei Brasileira de Inclusão (art. 63) garante a você o direito a um
        site acessível.
      </Trans>
    }
    actions={
      <ButtonRow>
        <LinkButton kind="primary" href={`mailto:${COMPANY.accessibilityEmail}`}>
          {COMPANY.accessibilityEmail}
        </LinkButton>
        <LinkButton kind="ghost" href={pathOf('contact', useLanguage())}>
          <Trans>Usar o formulário</Trans>
        </LinkButton>
      </ButtonRow>
    }
  />
)
