import type { SnapshotFrom } from 'xstate'
import type { privacySettingsMachine } from '#machines/privacy-settings/privacy-settings.machine.ts'
import { alertsOf } from '#tests/kit/assertions.ts'
import type { Assertion, AssertionsOf } from '#tests/kit/ui.ts'

const switches = ({ context }: SnapshotFrom<typeof privacySettingsMachine>): Partial<Assertion> => ({
  alerts: alertsOf(context),
  texts: context.settings.updated_at === null ? ['Você ainda não escolheu: está desativado.'] : [],
})

export const privacySettingsAssertions: AssertionsOf<typeof privacySettingsMachine> = {
  settings: switches,
  saveFailed: switches,
  saved: () => ({ statuses: ['Escolha salva.'] }),
}
