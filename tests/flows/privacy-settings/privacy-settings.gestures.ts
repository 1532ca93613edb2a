import type { privacySettingsMachine } from '#machines/privacy-settings/privacy-settings.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const privacySettingsGestures: GesturesOf<typeof privacySettingsMachine> = {
  'setting.change': {
    perform: async (ui, { change }) => {
      for (const [name, isOn] of Object.entries(change)) await ui.check(name, isOn === true)
    },
    // A switch can only be toggled.
    where: ({ context: { settings } }, { change }) => change.analytics !== settings.analytics,
  },
}
