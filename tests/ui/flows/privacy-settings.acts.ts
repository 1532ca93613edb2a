import type { privacySettingsMachine } from '#machines/privacy-settings/privacy-settings.machine.ts'
import type { ActsOf } from '#tests/kit/ui.ts'

export const privacySettingsActs: ActsOf<typeof privacySettingsMachine> = {
  'setting.change': async (ui, { change }) => {
    for (const [name, isOn] of Object.entries(change)) await ui.check(name, isOn === true)
  },
}
