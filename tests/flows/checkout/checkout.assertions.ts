import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { alertsOf } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

const AGAIN = { 'Voltar aos planos': 'enabled', Assinar: 'absent' } as const
const CHECK = { ...AGAIN, 'Verificar agora': 'enabled' } as const
const NOTHING = { 'Voltar aos planos': 'absent', 'Verificar agora': 'absent', Assinar: 'absent' } as const

const CANCELLATION = 'Cancele quando quiser, nesta página. O plano continua até o fim do período pago.'

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
  review: (state) => {
    const button = state.hasTag('busy') ? 'busy' : 'enabled'
    return {
      alerts: alertsOf(state.context),
      texts: ['Transcrições sem limite', 'Primeira cobrança', 'Todo mês, até você cancelar', CANCELLATION],
      shows: ['Premium', '29', '7'],
      buttons: {
        'Ir para o pagamento': button,
        'Pagar um mês por Pix': button,
        'Voltar aos planos': button,
        Assinar: 'absent',
      },
    }
  },
  leaving: () => ({ heading: 'Abrindo o pagamento...', buttons: NOTHING }),
  redirectFailed: () => ({
    heading: 'Falta abrir a página de pagamento',
    buttons: { ...AGAIN, 'Abrir a página de pagamento': 'enabled' },
  }),
  pollingStatus: () => ({ heading: 'Confirmando o pagamento...', buttons: NOTHING }),
  confirmed: () => ({ heading: 'Pagamento confirmado', buttons: { 'Enviar um áudio': 'enabled', ...AGAIN } }),
  declined: () => ({ heading: 'O pagamento foi recusado', buttons: { ...AGAIN, 'Pagar de outra forma': 'enabled' } }),
  pending: () => ({ heading: 'Aguardando o Pix', buttons: CHECK }),
  confirmationTimedOut: () => ({ heading: 'Ainda sem confirmação', buttons: CHECK }),
  checkFailed: ({ context }) => ({
    heading: 'Não deu para verificar o pagamento',
    alerts: alertsOf(context),
    buttons: CHECK,
  }),
  unpaid: () => ({ heading: 'Nenhum pagamento foi feito', buttons: AGAIN }),
}
