import type { transcribeSettingsMachine } from '#machines/transcribe-settings/transcribe-settings.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const transcribeSettingsGestures: GesturesOf<typeof transcribeSettingsMachine> = {
  'settings.change': async (ui, { changes }) => {
    for (const [name, value] of Object.entries(changes)) await ui.fill(name, String(value))
  },
  'settings.save': (ui) => ui.click('Salvar ajustes'),
  'settings.revert': (ui) => ui.click('Desfazer as mudanças'),
}
