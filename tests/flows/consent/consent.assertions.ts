import type { consentMachine } from '#machines/consent/consent.machine.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

const heading = 'Podemos contar as visitas?'

export const consentAssertions: AssertionsOf<typeof consentMachine> = {
  prompt: () => ({ heading, buttons: { Aceitar: 'enabled', Recusar: 'enabled', Escolher: 'enabled' } }),
  choices: () => ({ heading, buttons: { 'Salvar escolha': 'enabled', Voltar: 'enabled', Aceitar: 'absent' } }),
}
