import { Trans } from '@lingui/react/macro'
import { AccountLayout } from '#src/account/account-layout.tsx'
import { useReading } from '#src/account/reading/reading-state.tsx'
import { profileReading } from '#src/account/reading/profile-reading.ts'
import { DeleteAccountSection } from '#src/features/account-deletion/delete-account-section.tsx'
import { MyDataSection } from '#src/features/data-export/my-data-section.tsx'
import { AvatarSection } from '#src/features/avatar/avatar-section.tsx'
import { EmailSection } from '#src/features/email-change/email-section.tsx'
import { PersonalDataSection } from '#src/features/personal-data/personal-data-section.tsx'
import { PrivacySection } from '#src/features/privacy-settings/privacy-section.tsx'

/** The account's data. Each section is saved and fails independently. */
export default function AccountSettingsPage() {
  const profile = useReading(profileReading, { isFresh: true })
  return (
    <AccountLayout title={<Trans>Dados da conta</Trans>} lead={<Trans>Cada parte é salva separadamente.</Trans>}>
      <AvatarSection profile={profile} />
      <PersonalDataSection profile={profile} />
      <EmailSection />
      <PrivacySection />
      <MyDataSection />
      <DeleteAccountSection />
    </AccountLayout>
  )
}
