import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { RouteId } from '#contracts/routes.ts'
import { nameOf } from '#src/page-context/titles.ts'
import { ListRow } from '#src/ui/list-card.tsx'
import { PageLink } from '#src/ui/page-link.tsx'

type SettingsRowProps = { to: RouteId; detail?: ReactNode; aside?: ReactNode }

/** Link to a page of the settings, with its current values. */
export const SettingsRow = ({ to, ...rest }: SettingsRowProps) => {
  const { i18n } = useLingui()
  return (
    <ListRow {...rest}>
      <PageLink to={to}>{nameOf(i18n, to)}</PageLink>
    </ListRow>
  )
}
