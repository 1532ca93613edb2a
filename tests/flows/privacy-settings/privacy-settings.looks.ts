import type { SnapshotFrom } from 'xstate'
import type { privacySettingsMachine } from '#machines/privacy-settings/privacy-settings.machine.ts'
import { alertsOf } from '#tests/kit/looks.ts'
import type { Look, LooksOf } from '#tests/kit/ui.ts'

const look = ({ context }: SnapshotFrom<typeof privacySettingsMachine>): Partial<Look> => ({
  alerts: alertsOf(context),
  says: context.settings.updated_at === null ? ['Você ainda não escolheu nada: está desligado.'] : [],
})

export const privacySettingsLooks: LooksOf<typeof privacySettingsMachine> = {
  settings: look,
  unsaved: look,
  saved: () => ({ statuses: ['Escolha salva.'] }),
}
