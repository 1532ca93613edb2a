import { Trans, useLingui } from '@lingui/react/macro'
import { readingPreferencesPanel } from '#src/flow-runtime/open-panel.ts'
import { sendSession, useAccount } from '#src/flow-runtime/session-store.ts'
import { leaveUnlessBlocked } from '#src/page-context/navigation-guard.ts'
import { EmailAddress } from '#src/ui/email-address.tsx'
import { LanguageLinks } from '#src/ui/language-links.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { ThemeSwitch } from '#src/ui/theme-switch.tsx'
import { AvatarImage } from './avatar-image.tsx'
import { OwnAvatar } from './own-avatar.tsx'
import styles from './person-menu.module.css'
import { SectionLinks } from './section-links.tsx'

/** Unsaved text, and what is shown only once, would be lost with the session (ACCOUNT-12, ACCOUNT-73). */
const signOut = () => leaveUnlessBlocked(() => sendSession({ type: 'session.signOut' }))

/** Menu of the signed-in person: further sections, language, colours, reading mode and sign-out. */
export const PersonMenu = () => {
  const { t } = useLingui()
  const account = useAccount()
  const profile = account.status === 'signedIn' ? account.profile : null
  const label = t`Menu da conta`
  return (
    <Menu
      label={label}
      trigger={
        <>
          {profile?.isActive === true ? (
            <OwnAvatar name={profile.name} />
          ) : (
            <AvatarImage name={profile?.name ?? ''} url={null} />
          )}
          <span className={styles['name']}>{profile?.name}</span>
          <span className="visually-hidden">{label}</span>
        </>
      }
      className={styles['person'] ?? ''}
    >
      {profile !== null && (
        <p className={styles['who']}>
          <strong>{profile.name}</strong>
          <span>
            <EmailAddress>{profile.email}</EmailAddress>
          </span>
        </p>
      )}
      <SectionLinks isRest />
      <div className={styles['languages']}>
        <LanguageLinks />
      </div>
      <ThemeSwitch />
      <button type="button" className={styles['item']} onClick={readingPreferencesPanel.open}>
        <Trans>Modo leitura</Trans>
      </button>
      <span className={styles['item']}>
        <PageLink to="home">
          <Trans>Ir para o site</Trans>
        </PageLink>
      </span>
      <button type="button" className={styles['item']} onClick={signOut}>
        <Trans>Sair</Trans>
      </button>
    </Menu>
  )
}
