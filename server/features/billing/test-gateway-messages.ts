/** Messages of the test payment provider's pages, in the language of the order. */
import type { Language } from '#contracts/languages.ts'
import type { PlanEvent } from './test-gateway-simulation.ts'

export type Outcome = 'paid-card' | 'paid-pix' | 'pending-pix' | 'declined-card'

type Messages = Readonly<{
  checkout: string
  closed: string
  portal: string
  /** Name of the page, in bold before the notice. */
  name: string
  notice: string
  monthly: (plan: string, price: string) => string
  choose: string
  outcomes: Readonly<Record<Outcome, string>>
  leave: string
  back: string
  closedNotice: string
  portalNotice: string
  /** Before the buttons that simulate events. */
  simulate: string
  events: Readonly<Record<PlanEvent, string>>
}>

export const MESSAGES: Readonly<Record<Language, Messages>> = {
  pt: {
    checkout: 'Pagamento de teste',
    closed: 'Pagamento encerrado',
    portal: 'Portal de teste',
    name: 'Provedor de teste.',
    notice: 'Nenhum dinheiro é movimentado aqui e nenhum cartão é pedido.',
    monthly: (plan, price) => `${plan}, ${price} por mês`,
    choose: 'Escolha o que o provedor deve responder.',
    outcomes: {
      'paid-card': 'Pagar com cartão',
      'paid-pix': 'Pagar com Pix',
      'pending-pix': 'Gerar um Pix e pagar depois',
      'declined-card': 'Simular cartão recusado',
    },
    leave: 'Voltar sem pagar',
    back: 'Voltar',
    closedNotice: 'Este pagamento foi encerrado e não pode mais ser feito.',
    portalNotice: 'Em um provedor de verdade, seus cartões e suas notas aparecem aqui.',
    simulate: 'Escolha o que acontece com o plano. O tempo passa só para ele.',
    events: {
      renew: 'Fim do período: renovação paga',
      fail: 'Fim do período, ou um dia depois: renovação recusada',
      recover: 'Nova cobrança, paga',
      refund: 'Último pagamento reembolsado',
      dispute: 'Último pagamento contestado',
      soon: 'Dois dias antes do fim do mês pago',
      late: 'Fim do mês pago',
      end: 'Fim do plano, depois da tolerância',
    },
  },
  en: {
    checkout: 'Test checkout',
    closed: 'Closed checkout',
    portal: 'Test portal',
    name: 'Test gateway.',
    notice: 'No money moves here and no card is asked for.',
    monthly: (plan, price) => `${plan}, ${price} a month`,
    choose: 'Choose what the provider should answer.',
    outcomes: {
      'paid-card': 'Pay by card',
      'paid-pix': 'Pay by Pix',
      'pending-pix': 'Start a Pix and pay later',
      'declined-card': 'Simulate a declined card',
    },
    leave: 'Go back without paying',
    back: 'Go back',
    closedNotice: 'This checkout was closed and can no longer be paid.',
    portalNotice: 'With a real provider, your cards and invoices appear here.',
    simulate: 'Choose what happens to the plan. Time passes for the plan only.',
    events: {
      renew: 'End of the period: renewal paid',
      fail: 'End of the period, or a day later: renewal declined',
      recover: 'Charged again, paid',
      refund: 'Last payment refunded',
      dispute: 'Last payment disputed',
      soon: 'Two days before the paid month ends',
      late: 'End of the paid month',
      end: 'End of the plan, after the grace period',
    },
  },
  es: {
    checkout: 'Pago de prueba',
    closed: 'Pago cerrado',
    portal: 'Portal de prueba',
    name: 'Proveedor de prueba.',
    notice: 'Aquí no se mueve dinero ni se pide ninguna tarjeta.',
    monthly: (plan, price) => `${plan}, ${price} al mes`,
    choose: 'Elige lo que debe responder el proveedor.',
    outcomes: {
      'paid-card': 'Pagar con tarjeta',
      'paid-pix': 'Pagar con Pix',
      'pending-pix': 'Generar un Pix y pagar más tarde',
      'declined-card': 'Simular una tarjeta rechazada',
    },
    leave: 'Volver sin pagar',
    back: 'Volver',
    closedNotice: 'Este pago se cerró y ya no se puede hacer.',
    portalNotice: 'Con un proveedor real, aquí aparecen tus tarjetas y tus facturas.',
    simulate: 'Elige qué pasa con el plan. El tiempo pasa solo para él.',
    events: {
      renew: 'Fin del período: renovación pagada',
      fail: 'Fin del período, o un día después: renovación rechazada',
      recover: 'Nuevo cobro, pagado',
      refund: 'Último pago reembolsado',
      dispute: 'Último pago disputado',
      soon: 'Dos días antes del fin del mes pagado',
      late: 'Fin del mes pagado',
      end: 'Fin del plan, tras los días de gracia',
    },
  },
  fr: {
    checkout: 'Paiement de test',
    closed: 'Paiement fermé',
    portal: 'Portail de test',
    name: 'Prestataire de test.',
    notice: 'Aucun argent n’est débité ici et aucune carte n’est demandée.',
    monthly: (plan, price) => `${plan}, ${price} par mois`,
    choose: 'Choisissez ce que le prestataire doit répondre.',
    outcomes: {
      'paid-card': 'Payer par carte',
      'paid-pix': 'Payer par Pix',
      'pending-pix': 'Générer un Pix et payer plus tard',
      'declined-card': 'Simuler une carte refusée',
    },
    leave: 'Revenir sans payer',
    back: 'Revenir',
    closedNotice: 'Ce paiement a été fermé et ne peut plus être effectué.',
    portalNotice: 'Chez un vrai prestataire, vos cartes et vos factures apparaissent ici.',
    simulate: 'Choisissez ce qui arrive au forfait. Le temps ne passe que pour lui.',
    events: {
      renew: 'Fin de la période : renouvellement payé',
      fail: 'Fin de la période, ou un jour plus tard : renouvellement refusé',
      recover: 'Nouveau prélèvement, payé',
      refund: 'Dernier paiement remboursé',
      dispute: 'Dernier paiement contesté',
      soon: 'Deux jours avant la fin du mois payé',
      late: 'Fin du mois payé',
      end: 'Fin du forfait, après le délai de grâce',
    },
  },
}
