import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { ACCOUNT_HOME, pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { useAccount } from '#src/flow-runtime/session-store.ts'
import { Notice } from '#src/ui/notice.tsx'

/** Warns that a link or code of another account replaces the open session. It may be of the same account, though. */
export const OpenSessionNote = () => {
  const account = useAccount()
  const language = useLanguage()
  if (account.status !== 'signedIn') return null
  return (
    <Notice tone="warning">
      <Trans>
        Você já entrou como <strong>{account.profile.email}</strong>. Se este e-mail for de outra conta, saímos desta e
        abrimos a outra.
      </Trans>{' '}
      <Link href={pathOf(ACCOUNT_HOME, language)}>
        <Trans>Ficar na minha conta</Trans>
      </Link>
    </Notice>
  )
}
