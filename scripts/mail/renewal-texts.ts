/** Texts of mails about the following months of a plan: charged, not charged, refunded. */
import { BRAND_NAME } from '#contracts/brand.ts'
import type { Language } from '#contracts/languages.ts'
import { en, es, fr, type MailText, pt } from './common-words.ts'

export type RenewalMailKind = 'planRenewed' | 'renewalFailed' | 'planRecovered' | 'planEndsSoon'

export const RENEWAL_TEXTS: Record<RenewalMailKind, Record<Language, MailText>> = {
  planRenewed: {
    pt: {
      ...pt,
      subject: `Plano renovado: recibo {{receipt}} da ${BRAND_NAME}`,
      preview: 'Seu plano está pago até {{until}}.',
      heading: 'Seu plano foi renovado',
      before: [
        'Cobramos {{amount}} no seu cartão por mais um mês do plano {{plan}}. Ele está pago até {{until}}.',
        'Recibo: {{receipt}}.',
      ],
      button: 'Ver o recibo',
      after: [
        'Não quer mais renovar? Cancele quando quiser na página da assinatura: você fica com tudo até essa data.',
      ],
    },
    en: {
      ...en,
      subject: `Plan renewed: ${BRAND_NAME} receipt {{receipt}}`,
      preview: 'Your plan is paid until {{until}}.',
      heading: 'Your plan was renewed',
      before: [
        'We charged {{amount}} to your card for another month of the {{plan}} plan. It is paid until {{until}}.',
        'Receipt: {{receipt}}.',
      ],
      button: 'See the receipt',
      after: [
        'Don’t want to renew any more? Cancel at any time on the subscription page: you keep everything until that day.',
      ],
    },
    es: {
      ...es,
      subject: `Plan renovado: recibo {{receipt}} de ${BRAND_NAME}`,
      preview: 'Tu plan está pagado hasta el {{until}}.',
      heading: 'Tu plan se renovó',
      before: [
        'Cobramos {{amount}} en tu tarjeta por un mes más del plan {{plan}}. Está pagado hasta el {{until}}.',
        'Recibo: {{receipt}}.',
      ],
      button: 'Ver el recibo',
      after: [
        '¿Ya no quieres renovar? Cancela cuando quieras en la página de la suscripción: conservas todo hasta ese día.',
      ],
    },
    fr: {
      ...fr,
      subject: `Forfait renouvelé : reçu {{receipt}} de ${BRAND_NAME}`,
      preview: 'Votre forfait est payé jusqu’au {{until}}.',
      heading: 'Votre forfait a été renouvelé',
      before: [
        'Nous avons débité {{amount}} de votre carte pour un mois de plus du forfait {{plan}}. Il est payé jusqu’au {{until}}.',
        'Reçu : {{receipt}}.',
      ],
      button: 'Voir le reçu',
      after: [
        'Vous ne voulez plus renouveler ? Résiliez quand vous voulez sur la page de l’abonnement : vous gardez tout jusqu’à cette date.',
      ],
    },
  },
  renewalFailed: {
    pt: {
      ...pt,
      subject: `Não conseguimos cobrar seu plano na ${BRAND_NAME}`,
      preview: 'Você continua com o plano até {{until}}.',
      heading: 'O cartão foi recusado',
      before: [
        'O cartão foi recusado na cobrança de {{amount}} pela renovação do plano {{plan}}. Nada foi cobrado, e você continua com o plano até {{until}}.',
      ],
      button: 'Conferir o cartão',
      after: [
        'Confira o saldo e a validade do cartão, ou troque de cartão na página da assinatura. A cobrança é tentada de novo nos próximos dias.',
      ],
    },
    en: {
      ...en,
      subject: `We could not charge your ${BRAND_NAME} plan`,
      preview: 'You keep the plan until {{until}}.',
      heading: 'Your card was declined',
      before: [
        'Your card was declined for {{amount}}, the renewal of the {{plan}} plan. Nothing was charged, and you keep the plan until {{until}}.',
      ],
      button: 'Check the card',
      after: [
        'Check the balance and the expiry date of your card, or change the card on the subscription page. The charge is tried again in the next few days.',
      ],
    },
    es: {
      ...es,
      subject: `No pudimos cobrar tu plan en ${BRAND_NAME}`,
      preview: 'Conservas el plan hasta el {{until}}.',
      heading: 'Rechazaron tu tarjeta',
      before: [
        'Se rechazó el cobro de {{amount}} por la renovación del plan {{plan}}. No se cobró nada, y conservas el plan hasta el {{until}}.',
      ],
      button: 'Revisar la tarjeta',
      after: [
        'Revisa el saldo y el vencimiento de tu tarjeta, o cámbiala en la página de la suscripción. El cobro se intenta de nuevo en los próximos días.',
      ],
    },
    fr: {
      ...fr,
      subject: `Le renouvellement de votre forfait ${BRAND_NAME} n’a pas pu être payé`,
      preview: 'Vous gardez le forfait jusqu’au {{until}}.',
      heading: 'Votre carte a été refusée',
      before: [
        'Le paiement de {{amount}} pour le renouvellement du forfait {{plan}} a été refusé. Rien n’a été débité, et vous gardez le forfait jusqu’au {{until}}.',
      ],
      button: 'Vérifier la carte',
      after: [
        'Vérifiez le solde et la date d’expiration de votre carte, ou changez de carte sur la page de l’abonnement. Une nouvelle tentative aura lieu dans les prochains jours.',
      ],
    },
  },
  planRecovered: {
    pt: {
      ...pt,
      subject: `Pagamento recebido, tudo certo: recibo {{receipt}} da ${BRAND_NAME}`,
      preview: 'Seu plano está pago até {{until}}.',
      heading: 'O pagamento deu certo',
      before: [
        'Desta vez o pagamento de {{amount}} pelo plano {{plan}} foi aprovado. O plano está pago até {{until}}.',
        'Recibo: {{receipt}}.',
      ],
      button: 'Ver o recibo',
      after: ['Não é preciso fazer mais nada.'],
    },
    en: {
      ...en,
      subject: `Payment received after all: ${BRAND_NAME} receipt {{receipt}}`,
      preview: 'Your plan is paid until {{until}}.',
      heading: 'The payment went through',
      before: [
        'This time the payment of {{amount}} for the {{plan}} plan went through. The plan is paid until {{until}}.',
        'Receipt: {{receipt}}.',
      ],
      button: 'See the receipt',
      after: ['There is nothing else to do.'],
    },
    es: {
      ...es,
      subject: `Pago recibido, todo en orden: recibo {{receipt}} de ${BRAND_NAME}`,
      preview: 'Tu plan está pagado hasta el {{until}}.',
      heading: 'El pago se realizó',
      before: [
        'Esta vez se aceptó el pago de {{amount}} por el plan {{plan}}. Está pagado hasta el {{until}}.',
        'Recibo: {{receipt}}.',
      ],
      button: 'Ver el recibo',
      after: ['No hace falta que hagas nada más.'],
    },
    fr: {
      ...fr,
      subject: `Paiement finalement reçu : reçu {{receipt}} de ${BRAND_NAME}`,
      preview: 'Votre forfait est payé jusqu’au {{until}}.',
      heading: 'Le paiement a été accepté',
      before: [
        'Cette fois, le paiement de {{amount}} pour le forfait {{plan}} a été accepté. Le forfait est payé jusqu’au {{until}}.',
        'Reçu : {{receipt}}.',
      ],
      button: 'Voir le reçu',
      after: ['Vous n’avez rien d’autre à faire.'],
    },
  },
  planEndsSoon: {
    pt: {
      ...pt,
      subject: `O mês pago do seu plano na ${BRAND_NAME} está acabando`,
      preview: 'Ele vai até {{until}}.',
      heading: 'O mês pago está acabando',
      before: [
        'O mês pago do plano {{plan}} vai até {{until}}. Ele não se renova sozinho: para continuar, pague o próximo mês a partir dessa data.',
      ],
      button: 'Ver a assinatura',
      after: ['Você continua com o plano até {{grace}}, para dar tempo de pagar com Pix ou cartão.'],
    },
    en: {
      ...en,
      subject: `The paid month of your ${BRAND_NAME} plan is about to end`,
      preview: 'It lasts until {{until}}.',
      heading: 'Your paid month is about to end',
      before: [
        'Your paid month of the {{plan}} plan ends on {{until}}. It does not renew by itself: to continue, pay for the next month from that day on.',
      ],
      button: 'See the subscription',
      after: ['You keep the plan until {{grace}}, so that there is time to pay by Pix or card.'],
    },
    es: {
      ...es,
      subject: `El mes pagado de tu plan en ${BRAND_NAME} está por terminar`,
      preview: 'Dura hasta el {{until}}.',
      heading: 'Tu mes pagado está por terminar',
      before: [
        'El mes pagado del plan {{plan}} dura hasta el {{until}}. No se renueva solo: para continuar, paga el mes siguiente a partir de ese día.',
      ],
      button: 'Ver la suscripción',
      after: ['Conservas el plan hasta el {{grace}}, para que tengas tiempo de pagar con Pix o tarjeta.'],
    },
    fr: {
      ...fr,
      subject: `Le mois payé de votre forfait ${BRAND_NAME} se termine bientôt`,
      preview: 'Il dure jusqu’au {{until}}.',
      heading: 'Votre mois payé se termine bientôt',
      before: [
        'Le mois payé du forfait {{plan}} dure jusqu’au {{until}}. Il ne se renouvelle pas tout seul : pour continuer, payez le mois suivant à partir de cette date.',
      ],
      button: 'Voir l’abonnement',
      after: ['Vous gardez le forfait jusqu’au {{grace}}, le temps de payer par Pix ou par carte.'],
    },
  },
}
