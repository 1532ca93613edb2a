import type { consentMachine } from '#machines/consent/consent.machine.ts'
import type { LooksOf } from '#tests/kit/ui.ts'

const heading = 'Podemos contar visitas?'

export const consentLooks: LooksOf<typeof consentMachine> = {
  ask: () => ({ heading, buttons: { Aceitar: 'enabled', Recusar: 'enabled', Escolher: 'enabled' } }),
  choose: () => ({ heading, buttons: { 'Salvar escolha': 'enabled', Voltar: 'enabled', Aceitar: 'absent' } }),
}
