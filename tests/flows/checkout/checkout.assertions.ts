import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { alertsOf } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

const AGAIN = { 'Voltar aos planos': 'enabled', Assinar: 'absent' } as const
const CHECK = { ...AGAIN, 'Verificar agora': 'enabled' } as const
const NOTHING = { 'Voltar aos planos': 'absent', 'Verificar agora': 'absent', Assinar: 'absent' } as const

export const checkoutAssertions: AssertionsOf<typeof checkoutMachine> = {
  plans: (state) => ({
    alerts: alertsOf(state.context),
    texts: ['Gratuito'],
    shows: ['Premium'],
    buttons: {
      Assinar: state.hasTag('busy') ? 'busy' : 'enabled',
      'Cartão e notas fiscais': state.hasTag('busy') ? 'busy' : 'enabled',
    },
  }),
  leaving: () => ({ heading: 'Abrindo o pagamento...', buttons: NOTHING }),
  stuck: () => ({
    heading: 'Falta abrir a página de pagamento',
    buttons: { ...AGAIN, 'Abrir a página de pagamento': 'enabled' },
  }),
  confirming: () => ({ heading: 'Confirmando o pagamento...', buttons: NOTHING }),
  confirmed: () => ({ heading: 'Pagamento confirmado', buttons: AGAIN }),
  declined: () => ({ heading: 'O pagamento foi recusado', buttons: AGAIN }),
  pending: () => ({ heading: 'Aguardando o Pix', buttons: CHECK }),
  noConfirmation: () => ({ heading: 'Ainda sem confirmação', buttons: CHECK }),
  checkFailed: ({ context }) => ({
    heading: 'Não deu para verificar o pagamento',
    alerts: alertsOf(context),
    buttons: { 'Verificar agora': 'enabled' },
  }),
  unpaid: () => ({ heading: 'Nenhum pagamento foi feito', buttons: AGAIN }),
}
