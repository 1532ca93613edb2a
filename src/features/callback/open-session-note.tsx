import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { ACCOUNT_HOME, pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { useAccount } from '#src/flow-runtime/session-store.ts'
import { Notice } from '#src/ui/notice.tsx'

/** Warns that the link replaces the open session, which may be that of another account. */
export const OpenSessionNote = () => {
  const account = useAccount()
  const language = useLanguage()
  if (account.status !== 'signedIn') return null
  return (
    <Notice tone="warning">
      <Trans>
        Você já entrou como <strong>{account.profile.email}</strong>. Se continuar, saímos dessa conta e abrimos a deste
        e-mail.
      </Trans>{' '}
      <Link href={pathOf(ACCOUNT_HOME, language)}>
        <Trans>Ficar na minha conta</Trans>
      </Link>
    </Notice>
  )
}
