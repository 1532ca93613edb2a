import { Trans } from '@lingui/react/macro'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { Button } from '#src/ui/button.tsx'
import { Actions } from '#src/ui/flow-page.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import type { WaitlistSection } from './waitlist-section.ts'

export const Confirmed = ({ flow }: WaitlistSection) => (
  <>
    <p>
      <Trans>Avisamos você quando o Life Reminder chegar. Guarde o e-mail: o mesmo link serve para sair.</Trans>
    </p>
    <Actions>
      <LinkButton kind="primary" href={pathOf('products', useLanguage())}>
        <Trans>Ver o que já existe</Trans>
      </LinkButton>
      <Button kind="quiet" onClick={() => flow.send({ type: 'entry.leave' })}>
        <Trans>Sair da lista</Trans>
      </Button>
    </Actions>
  </>
)
