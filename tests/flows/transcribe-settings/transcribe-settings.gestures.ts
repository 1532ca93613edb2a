import type { transcribeSettingsMachine } from '#machines/transcribe-settings/transcribe-settings.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const transcribeSettingsGestures: GesturesOf<typeof transcribeSettingsMachine> = {
  'settings.change': {
    how: async (ui, { changes }) => {
      for (const [name, value] of Object.entries(changes)) await ui.fill(name, String(value))
    },
    // The current choice cannot be chosen again.
    where: ({ context }) => context.draft.summary !== null,
  },
  'settings.save': (ui) => ui.press('Salvar ajustes'),
  'loss.accept': (ui) => ui.press('Salvar e apagar'),
  'loss.refuse': (ui) => ui.press('Voltar sem salvar'),
  'settings.revert': (ui) => ui.press('Desfazer'),
}
