import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { pathOf } from '#contracts/routes.ts'
import { AccountPage } from '#src/account/account-page.tsx'
import { useLanguage } from '#src/page-context/place.ts'
import { ChoiceLinks } from '#src/ui/choice-links.tsx'

type AdminPageProps = ComponentProps<typeof AccountPage> & {
  /** The current one of the three parts. */
  part: 'adminInbox' | 'adminUsers' | 'adminOperations'
}

/** A page of the admin area (ADMIN-01), a section of the account with three parts. */
export const AdminPage = ({ part, children, ...page }: AdminPageProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const parts = [
    { key: 'adminInbox', name: <Trans>Mensagens</Trans> },
    { key: 'adminUsers', name: <Trans>Pessoas</Trans> },
    { key: 'adminOperations', name: <Trans>Operação</Trans> },
  ] as const
  return (
    <AccountPage {...page}>
      <ChoiceLinks
        label={t`Administração`}
        choices={parts.map((each) => ({ ...each, href: pathOf(each.key, language), isCurrent: each.key === part }))}
      />
      {children}
    </AccountPage>
  )
}
