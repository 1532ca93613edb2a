import { Trans } from '@lingui/react/macro'
import { useQuery } from '#src/account/query/query-state.tsx'
import { profileQuery } from '#src/account/query/profile-query.ts'
import { SettingsPage } from '#src/account/settings/settings-page.tsx'
import { AvatarSection } from '#src/features/avatar/avatar-section.tsx'
import { PersonalDataSection } from '#src/features/personal-data/personal-data-section.tsx'

/** Profile picture and personal data, which are saved and fail independently. */
export default function AccountSettingsPage() {
  const profile = useQuery(profileQuery, { isFresh: true })
  return (
    <SettingsPage lead={<Trans>Sua foto e seus dados pessoais.</Trans>}>
      <AvatarSection profile={profile} />
      <PersonalDataSection profile={profile} />
    </SettingsPage>
  )
}
