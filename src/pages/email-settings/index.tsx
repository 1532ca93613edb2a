import { Trans } from '@lingui/react/macro'
import { SettingsPage } from '#src/account/settings/settings-page.tsx'
import { EmailSection } from '#src/features/email-change/email-section.tsx'

export default function EmailSettingsPage() {
  return (
    <SettingsPage lead={<Trans>Com este e-mail você entra e recebe os nossos avisos.</Trans>}>
      <EmailSection />
    </SettingsPage>
  )
}
