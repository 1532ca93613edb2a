/** Texts of mails about payments and plans. */
import { BRAND_NAME } from '#contracts/brand.ts'
import type { Language } from '#contracts/languages.ts'
import { FREE_TRANSCRIPTIONS_PER_MONTH } from '#contracts/limits.ts'
import { en, es, fr, type MailText, pt } from './common-words.ts'
import { PLAN_TEXTS, type PlanMailKind } from './plan-texts.ts'
import { RECEIPT_COPY } from './receipt-texts.ts'
import { REFUND_TEXTS, type RefundMailKind } from './refund-texts.ts'
import { RENEWAL_TEXTS, type RenewalMailKind } from './renewal-texts.ts'

type PaymentMailKind = 'planPaid' | 'planExtended' | 'paymentDeclined' | 'pixWaiting'

type BillingMailKind = PaymentMailKind | PlanMailKind | RenewalMailKind | RefundMailKind | 'receiptCopy'

export const BILLING_TEXTS: Record<BillingMailKind, Record<Language, MailText>> = {
  ...PLAN_TEXTS,
  ...RENEWAL_TEXTS,
  ...REFUND_TEXTS,
  receiptCopy: RECEIPT_COPY,
  planPaid: {
    pt: {
      ...pt,
      subject: `Pagamento recebido: recibo {{receipt}} da ${BRAND_NAME}`,
      preview: 'Seu plano está pago até {{until}}.',
      heading: 'Pagamento recebido',
      before: ['Recebemos {{amount}} pelo plano {{plan}}. Ele está pago até {{until}}.', 'Recibo: {{receipt}}.'],
      button: 'Ver o recibo',
      after: ['Nos 7 dias seguintes à contratação, você pode desistir e receber tudo de volta: fale com a gente.'],
    },
    en: {
      ...en,
      subject: `Payment received: ${BRAND_NAME} receipt {{receipt}}`,
      preview: 'Your plan is paid until {{until}}.',
      heading: 'Payment received',
      before: ['We received {{amount}} for the {{plan}} plan. It is paid until {{until}}.', 'Receipt: {{receipt}}.'],
      button: 'See the receipt',
      after: ['Within 7 days of subscribing you can change your mind and get everything back: talk to us.'],
    },
    es: {
      ...es,
      subject: `Pago recibido: recibo {{receipt}} de ${BRAND_NAME}`,
      preview: 'Tu plan está pagado hasta el {{until}}.',
      heading: 'Pago recibido',
      before: ['Recibimos {{amount}} por el plan {{plan}}. Está pagado hasta el {{until}}.', 'Recibo: {{receipt}}.'],
      button: 'Ver el recibo',
      after: [
        'En los 7 días siguientes a la contratación puedes desistir y recuperar todo tu dinero: habla con nosotros.',
      ],
    },
    fr: {
      ...fr,
      subject: `Paiement reçu : reçu {{receipt}} de ${BRAND_NAME}`,
      preview: 'Votre forfait est payé jusqu’au {{until}}.',
      heading: 'Paiement reçu',
      before: [
        'Nous avons reçu {{amount}} pour le forfait {{plan}}. Il est payé jusqu’au {{until}}.',
        'Reçu : {{receipt}}.',
      ],
      button: 'Voir le reçu',
      after: [
        'Dans les 7 jours qui suivent la souscription, vous pouvez vous rétracter et obtenir un remboursement intégral : écrivez-nous.',
      ],
    },
  },
  planExtended: {
    pt: {
      ...pt,
      subject: `Outro pagamento recebido: recibo {{receipt}} da ${BRAND_NAME}`,
      preview: 'Seu plano já estava pago e ganhou mais um mês.',
      heading: 'Seu plano ganhou mais um mês',
      before: [
        'Recebemos {{amount}} pelo plano {{plan}}, que já estava pago. Este pagamento vale por mais um mês: o plano está pago até {{until}}.',
        'Recibo: {{receipt}}.',
      ],
      button: 'Ver o recibo',
      after: ['Pagou duas vezes sem querer? Fale com a gente, e devolvemos este pagamento.'],
    },
    en: {
      ...en,
      subject: `Another payment received: ${BRAND_NAME} receipt {{receipt}}`,
      preview: 'Your plan was already paid and now lasts a month longer.',
      heading: 'Your plan lasts a month longer',
      before: [
        'We received {{amount}} for the {{plan}} plan, which was already paid. This payment adds one more month: the plan is paid until {{until}}.',
        'Receipt: {{receipt}}.',
      ],
      button: 'See the receipt',
      after: ['Paid twice by mistake? Talk to us and we will refund this payment.'],
    },
    es: {
      ...es,
      subject: `Otro pago recibido: recibo {{receipt}} de ${BRAND_NAME}`,
      preview: 'Tu plan ya estaba pagado y dura un mes más.',
      heading: 'Tu plan dura un mes más',
      before: [
        'Recibimos {{amount}} por el plan {{plan}}, que ya estaba pagado. Este pago vale por un mes más: el plan está pagado hasta el {{until}}.',
        'Recibo: {{receipt}}.',
      ],
      button: 'Ver el recibo',
      after: ['¿Pagaste dos veces sin querer? Habla con nosotros y te devolvemos este pago.'],
    },
    fr: {
      ...fr,
      subject: `Autre paiement reçu : reçu {{receipt}} de ${BRAND_NAME}`,
      preview: 'Votre forfait était déjà payé et dure un mois de plus.',
      heading: 'Votre forfait dure un mois de plus',
      before: [
        'Nous avons reçu {{amount}} pour le forfait {{plan}}, qui était déjà payé. Ce paiement compte pour un mois de plus : le forfait est payé jusqu’au {{until}}.',
        'Reçu : {{receipt}}.',
      ],
      button: 'Voir le reçu',
      after: ['Vous avez payé deux fois par erreur ? Écrivez-nous et nous vous remboursons.'],
    },
  },
  paymentDeclined: {
    pt: {
      ...pt,
      subject: `O pagamento do seu plano na ${BRAND_NAME} foi recusado`,
      preview: 'Nada foi cobrado.',
      heading: 'O pagamento foi recusado',
      before: ['O pagamento de {{amount}} pelo plano {{plan}} foi recusado. Nada foi cobrado.'],
      button: 'Tentar de novo',
      after: ['Você pode pagar com outro cartão ou com Pix.'],
    },
    en: {
      ...en,
      subject: `The payment for your ${BRAND_NAME} plan was declined`,
      preview: 'Nothing was charged.',
      heading: 'The payment was declined',
      before: ['The payment of {{amount}} for the {{plan}} plan was declined. Nothing was charged.'],
      button: 'Try again',
      after: ['You can pay with another card or with Pix.'],
    },
    es: {
      ...es,
      subject: `El pago de tu plan en ${BRAND_NAME} fue rechazado`,
      preview: 'No se cobró nada.',
      heading: 'El pago fue rechazado',
      before: ['El pago de {{amount}} por el plan {{plan}} fue rechazado. No se cobró nada.'],
      button: 'Intentar de nuevo',
      after: ['Puedes pagar con otra tarjeta o con Pix.'],
    },
    fr: {
      ...fr,
      subject: `Le paiement de votre forfait ${BRAND_NAME} a été refusé`,
      preview: 'Rien n’a été débité.',
      heading: 'Le paiement a été refusé',
      before: ['Le paiement de {{amount}} pour le forfait {{plan}} a été refusé. Rien n’a été débité.'],
      button: 'Réessayer',
      after: ['Vous pouvez payer avec une autre carte ou par Pix.'],
    },
  },
  pixWaiting: {
    pt: {
      ...pt,
      subject: `Seu Pix para a ${BRAND_NAME} está aguardando pagamento`,
      preview: 'Pague até {{until}}.',
      heading: 'Falta pagar o Pix',
      before: ['Pague o Pix de {{amount}} pelo plano {{plan}} até {{until}} (horário de Brasília).'],
      pix: 'Copie este código e cole no aplicativo do seu banco:',
      button: 'Ver ou desistir',
      after: [
        'Assim que o Pix cair, o plano começa.',
        `Não quer mais? Não pague: nada é cobrado, e o plano gratuito continua, com ${FREE_TRANSCRIPTIONS_PER_MONTH} transcrições por mês.`,
      ],
    },
    en: {
      ...en,
      subject: `Your Pix for ${BRAND_NAME} is waiting to be paid`,
      preview: 'Pay by {{until}}.',
      heading: 'Your Pix is still unpaid',
      before: ['Pay the Pix of {{amount}} for the {{plan}} plan by {{until}} (Brasília time).'],
      pix: 'Copy this code and paste it in your bank’s app:',
      button: 'See it or cancel it',
      after: [
        'The plan begins as soon as the Pix is paid.',
        `Changed your mind? Do not pay: nothing is charged, and you keep the free plan, with ${FREE_TRANSCRIPTIONS_PER_MONTH} transcriptions a month.`,
      ],
    },
    es: {
      ...es,
      subject: `Tu Pix para ${BRAND_NAME} espera el pago`,
      preview: 'Págalo antes del {{until}}.',
      heading: 'Falta pagar el Pix',
      before: ['Paga el Pix de {{amount}} por el plan {{plan}} antes del {{until}} (hora de Brasilia).'],
      pix: 'Copia este código y pégalo en la aplicación de tu banco:',
      button: 'Ver o desistir',
      after: [
        'El plan empieza en cuanto llegue el Pix.',
        `¿Ya no lo quieres? No pagues: no se cobra nada, y el plan gratuito sigue, con ${FREE_TRANSCRIPTIONS_PER_MONTH} transcripciones al mes.`,
      ],
    },
    fr: {
      ...fr,
      subject: `Votre Pix pour ${BRAND_NAME} attend d’être payé`,
      preview: 'À payer avant le {{until}}.',
      heading: 'Le Pix reste à payer',
      before: ['Payez le Pix de {{amount}} pour le forfait {{plan}} avant le {{until}} (heure de Brasília).'],
      pix: 'Copiez ce code et collez-le dans l’application de votre banque :',
      button: 'Voir ou renoncer',
      after: [
        'Le forfait commence dès que le Pix est payé.',
        `Vous n’en voulez plus ? Ne payez pas : rien n’est débité, et le forfait gratuit continue, avec ${FREE_TRANSCRIPTIONS_PER_MONTH} transcriptions par mois.`,
      ],
    },
  },
}
