/** Texts of mails about payments that were refunded. */
import { BRAND_NAME } from '#contracts/brand.ts'
import type { Language } from '#contracts/languages.ts'
import { en, es, fr, type MailText, pt } from './common-words.ts'

export type RefundMailKind = 'paymentRefunded' | 'paymentPartiallyRefunded' | 'paymentDisputed'

export const REFUND_TEXTS: Record<RefundMailKind, Record<Language, MailText>> = {
  paymentRefunded: {
    pt: {
      ...pt,
      subject: `Pagamento reembolsado: recibo {{receipt}} da ${BRAND_NAME}`,
      preview: 'Reembolsamos {{amount}}.',
      heading: 'Pagamento reembolsado',
      before: [
        'Reembolsamos {{amount}} (recibo {{receipt}}). Se esse pagamento ainda cobria dias do plano {{plan}}, eles terminaram agora. Os dias de outros pagamentos continuam valendo.',
      ],
      button: 'Ver os pagamentos',
      after: [
        'O valor aparece na sua fatura ou conta em alguns dias, conforme o seu banco.',
        'Suas transcrições e configurações continuam guardadas.',
      ],
    },
    en: {
      ...en,
      subject: `Payment refunded: ${BRAND_NAME} receipt {{receipt}}`,
      preview: 'We refunded {{amount}}.',
      heading: 'Payment refunded',
      before: [
        'We refunded {{amount}} (receipt {{receipt}}). If this payment still covered days of the {{plan}} plan, they have ended now. Days of other payments are kept.',
      ],
      button: 'See the payments',
      after: [
        'Depending on your bank, it takes a few days until you see the amount.',
        'Your transcriptions and settings are kept.',
      ],
    },
    es: {
      ...es,
      subject: `Pago reembolsado: recibo {{receipt}} de ${BRAND_NAME}`,
      preview: 'Te reembolsamos {{amount}}.',
      heading: 'Pago reembolsado',
      before: [
        'Te reembolsamos {{amount}} (recibo {{receipt}}). Si ese pago todavía cubría días del plan {{plan}}, terminaron ahora. Los días de otros pagos siguen vigentes.',
      ],
      button: 'Ver los pagos',
      after: [
        'Según tu banco, el importe tarda unos días en aparecer.',
        'Tus transcripciones y ajustes siguen guardados.',
      ],
    },
    fr: {
      ...fr,
      subject: `Paiement remboursé : reçu {{receipt}} de ${BRAND_NAME}`,
      preview: 'Nous avons remboursé {{amount}}.',
      heading: 'Paiement remboursé',
      before: [
        'Nous avons remboursé {{amount}} (reçu {{receipt}}). Si ce paiement couvrait encore des jours du forfait {{plan}}, ils ont pris fin. Les jours d’autres paiements sont conservés.',
      ],
      button: 'Voir les paiements',
      after: [
        'Selon votre banque, le montant apparaît après quelques jours.',
        'Vos transcriptions et vos réglages sont conservés.',
      ],
    },
  },
  paymentPartiallyRefunded: {
    pt: {
      ...pt,
      subject: `Pagamento reembolsado em parte: recibo {{receipt}} da ${BRAND_NAME}`,
      preview: 'Reembolsamos {{amount}}.',
      heading: 'Pagamento reembolsado em parte',
      before: [
        'Reembolsamos {{amount}} do pagamento do recibo {{receipt}}. O resto continua pago, e nenhum dia do plano {{plan}} é descontado.',
      ],
      button: 'Ver os pagamentos',
      after: ['O valor aparece na sua fatura ou conta em alguns dias, conforme o seu banco.'],
    },
    en: {
      ...en,
      subject: `Part of a payment refunded: ${BRAND_NAME} receipt {{receipt}}`,
      preview: 'We refunded {{amount}}.',
      heading: 'Part of the payment refunded',
      before: [
        'We refunded {{amount}} of the payment with receipt {{receipt}}. The rest stays paid, and you lose no days of the {{plan}} plan.',
      ],
      button: 'See the payments',
      after: ['Depending on your bank, it takes a few days until you see the amount.'],
    },
    es: {
      ...es,
      subject: `Pago reembolsado en parte: recibo {{receipt}} de ${BRAND_NAME}`,
      preview: 'Te reembolsamos {{amount}}.',
      heading: 'Pago reembolsado en parte',
      before: [
        'Te reembolsamos {{amount}} del pago del recibo {{receipt}}. El resto sigue pagado y no se descuenta ningún día del plan {{plan}}.',
      ],
      button: 'Ver los pagos',
      after: ['Según tu banco, el importe tarda unos días en aparecer.'],
    },
    fr: {
      ...fr,
      subject: `Paiement remboursé en partie : reçu {{receipt}} de ${BRAND_NAME}`,
      preview: 'Nous avons remboursé {{amount}}.',
      heading: 'Paiement remboursé en partie',
      before: [
        'Nous avons remboursé {{amount}} du paiement du reçu {{receipt}}. Le reste demeure payé, et vous ne perdez aucun jour du forfait {{plan}}.',
      ],
      button: 'Voir les paiements',
      after: ['Selon votre banque, le montant apparaît après quelques jours.'],
    },
  },
  paymentDisputed: {
    pt: {
      ...pt,
      subject: `Um pagamento à ${BRAND_NAME} foi contestado`,
      preview: 'Recibo {{receipt}}, de {{amount}}.',
      heading: 'Pagamento contestado',
      before: [
        'O seu banco nos avisou que o pagamento de {{amount}}, do recibo {{receipt}}, foi contestado. Se ele ainda cobria dias do plano {{plan}}, eles terminaram agora. Os dias de outros pagamentos continuam valendo.',
      ],
      button: 'Ver os pagamentos',
      after: [
        'Foi você? Não é preciso fazer nada. Se não reconhece a contestação, fale com o banco e com a gente.',
        'Suas transcrições e configurações continuam guardadas.',
      ],
    },
    en: {
      ...en,
      subject: `A payment to ${BRAND_NAME} was disputed`,
      preview: 'Receipt {{receipt}}, of {{amount}}.',
      heading: 'Payment disputed',
      before: [
        'Your bank told us that the payment of {{amount}}, receipt {{receipt}}, was disputed. If it still covered days of the {{plan}} plan, they have ended now. Days of other payments are kept.',
      ],
      button: 'See the payments',
      after: [
        'Was it you? There is nothing to do. If you know nothing of a dispute, talk to your bank and to us.',
        'Your transcriptions and settings are kept.',
      ],
    },
    es: {
      ...es,
      subject: `Se disputó un pago a ${BRAND_NAME}`,
      preview: 'Recibo {{receipt}}, de {{amount}}.',
      heading: 'Pago en disputa',
      before: [
        'Tu banco nos avisó de que el pago de {{amount}}, del recibo {{receipt}}, fue disputado. Si todavía cubría días del plan {{plan}}, terminaron ahora. Los días de otros pagos siguen vigentes.',
      ],
      button: 'Ver los pagos',
      after: [
        '¿Fuiste tú? No hace falta que hagas nada. Si no reconoces la disputa, habla con tu banco y con nosotros.',
        'Tus transcripciones y ajustes siguen guardados.',
      ],
    },
    fr: {
      ...fr,
      subject: `Un paiement à ${BRAND_NAME} a été contesté`,
      preview: 'Reçu {{receipt}}, de {{amount}}.',
      heading: 'Paiement contesté',
      before: [
        'Votre banque nous a signalé que le paiement de {{amount}}, reçu {{receipt}}, a été contesté. S’il couvrait encore des jours du forfait {{plan}}, ils ont pris fin. Les jours d’autres paiements sont conservés.',
      ],
      button: 'Voir les paiements',
      after: [
        'C’était vous ? Vous n’avez rien à faire. Si vous ne reconnaissez pas cette contestation, contactez votre banque et écrivez-nous.',
        'Vos transcriptions et vos réglages sont conservés.',
      ],
    },
  },
}
