import { Trans } from '@lingui/react/macro'
import { AccountLayout } from '#src/account/account-layout.tsx'
import { useReading } from '#src/account/reading-state.tsx'
import { profileReading } from '#src/flows/profile-reading.ts'
import { DeleteAccountSection } from './delete-account-section.tsx'
import { MyDataSection } from './my-data-section.tsx'
import { AvatarSection } from './avatar-section.tsx'
import { EmailSection } from './email-section.tsx'
import { PersonalDataSection } from './personal-data-section.tsx'
import { PrivacySection } from './privacy-section.tsx'

/** What the person is to the product. Each part is saved for itself, and where one fails the others stay. */
export default function AccountSettingsPage() {
  const profile = useReading(profileReading)
  const readProfile = () => profile.send({ type: 'data.changed' })
  return (
    <AccountLayout
      section="settings"
      title={<Trans>Dados da conta</Trans>}
      lead={<Trans>Cada parte é salva separadamente.</Trans>}
    >
      <AvatarSection profile={profile} />
      <PersonalDataSection profile={profile} />
      <EmailSection onChanged={readProfile} />
      <PrivacySection />
      <MyDataSection />
      <DeleteAccountSection />
    </AccountLayout>
  )
}
