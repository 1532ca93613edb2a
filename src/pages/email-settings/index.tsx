import { Trans } from '@lingui/react/macro'
import { SettingsLayout } from '#src/account/settings/settings-layout.tsx'
import { EmailSection } from '#src/features/email-change/email-section.tsx'

export default function EmailSettingsPage() {
  return (
    <SettingsLayout lead={<Trans>Com este e-mail você entra e recebe os nossos avisos.</Trans>}>
      <EmailSection />
    </SettingsLayout>
  )
}
