import { Trans } from '@lingui/react/macro'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { LinkButton } from '#src/ui/link-button.tsx'

/** The waiting list of Life Reminder. */
export const Waitlist = () => (
  <LinkButton kind="quiet" href={pathOf('waitlist', useLanguage())}>
    <Trans>Quero saber quando chegar</Trans>
  </LinkButton>
)
