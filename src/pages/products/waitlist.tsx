import { Trans } from '@lingui/react/macro'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { LinkButton } from '#src/ui/link-button.tsx'

/** How somebody hears of the start of Life Reminder. */
export const Waitlist = () => (
  <LinkButton kind="ghost" href={pathOf('waitlist', useLanguage())}>
    <Trans>Quero saber quando chegar</Trans>
  </LinkButton>
)
