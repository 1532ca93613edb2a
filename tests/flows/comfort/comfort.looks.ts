import type { comfortMachine } from '#machines/comfort/comfort.machine.ts'
import type { LooksOf } from '#tests/kit/ui.ts'

export const comfortLooks: LooksOf<typeof comfortMachine> = {
  choices: ({ context: { comfort } }) => ({
    heading: 'Modo leitura',
    buttons: { 'Voltar ao normal': 'enabled', Fechar: 'enabled' },
    values: { size: comfort.size, font: comfort.font },
  }),
}
