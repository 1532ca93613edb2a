import { Trans } from '@lingui/react/macro'
import { SettingsPage } from '#src/account/settings/settings-page.tsx'
import { DeleteAccountSection } from '#src/features/account-deletion/delete-account-section.tsx'
import { MyDataSection } from '#src/features/data-export/my-data-section.tsx'

/** Export of the person's data, and deletion of the account. */
export default function DataSettingsPage() {
  return (
    <SettingsPage lead={<Trans>Os dados são seus: leve uma cópia ou apague tudo.</Trans>}>
      <MyDataSection />
      <DeleteAccountSection />
    </SettingsPage>
  )
}
