import type { avatarMachine } from '#machines/avatar/avatar.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const avatarGestures: GesturesOf<typeof avatarMachine> = {
  'file.pick': (ui, { file }) => ui.pick('avatar', file),
  'crop.confirm': async (ui, { crop }) => {
    for (const [name, value] of Object.entries(crop)) await ui.fill(name, String(value))
    await ui.click('Usar esta foto')
  },
  'crop.cancel': (ui) => ui.click('Cancelar'),
  'avatar.remove': { perform: (ui) => ui.click('Remover a foto'), where: ({ context }) => context.url !== null },
}
