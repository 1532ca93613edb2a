/** Texts of mails about the renewal and end of plans. */
import { BRAND_NAME } from '#contracts/brand.ts'
import type { Language } from '#contracts/languages.ts'
import { FREE_TRANSCRIPTIONS_PER_MONTH } from '#contracts/limits.ts'
import { en, es, fr, type MailText, pt } from './common-words.ts'

export type PlanMailKind = 'planCancelled' | 'planResumed' | 'planPastDue' | 'planEnded'

export const PLAN_TEXTS: Record<PlanMailKind, Record<Language, MailText>> = {
  planCancelled: {
    pt: {
      ...pt,
      subject: `Sua assinatura da ${BRAND_NAME} foi cancelada`,
      preview: 'Você continua com tudo até {{until}}.',
      heading: 'Assinatura cancelada',
      before: [
        'Cancelamos sua assinatura do plano {{plan}}: nada mais será cobrado. Você continua com tudo até {{until}}.',
      ],
      button: 'Ver a assinatura',
      after: ['Mudou de ideia? Até essa data, você pode retomar a assinatura pelo link acima.'],
    },
    en: {
      ...en,
      subject: `Your ${BRAND_NAME} subscription was cancelled`,
      preview: 'You keep everything until {{until}}.',
      heading: 'Subscription cancelled',
      before: [
        'We cancelled your {{plan}} subscription: nothing more will be charged. You keep everything until {{until}}.',
      ],
      button: 'See the subscription',
      after: ['Changed your mind? Until that day you can resume the subscription through the link above.'],
    },
    es: {
      ...es,
      subject: `Tu suscripción a ${BRAND_NAME} fue cancelada`,
      preview: 'Conservas todo hasta el {{until}}.',
      heading: 'Suscripción cancelada',
      before: [
        'Cancelamos tu suscripción al plan {{plan}}: no se cobrará nada más. Conservas todo hasta el {{until}}.',
      ],
      button: 'Ver la suscripción',
      after: ['¿Cambiaste de idea? Hasta ese día puedes retomar la suscripción desde el enlace de arriba.'],
    },
    fr: {
      ...fr,
      subject: `Votre abonnement ${BRAND_NAME} a été résilié`,
      preview: 'Vous gardez tout jusqu’au {{until}}.',
      heading: 'Abonnement résilié',
      before: [
        'Nous avons résilié votre abonnement au forfait {{plan}} : plus rien ne sera débité. Vous gardez tout jusqu’au {{until}}.',
      ],
      button: 'Voir l’abonnement',
      after: ['Vous avez changé d’avis ? Jusqu’à cette date, le lien ci-dessus permet de reprendre l’abonnement.'],
    },
  },
  planResumed: {
    pt: {
      ...pt,
      subject: `Sua assinatura da ${BRAND_NAME} foi retomada`,
      preview: 'O cancelamento foi desfeito.',
      heading: 'Assinatura retomada',
      before: ['O cancelamento da sua assinatura do plano {{plan}} foi desfeito. O período pago vai até {{until}}.'],
      button: 'Ver a assinatura',
      after: ['Não foi você? Cancele de novo pelo link acima e troque sua senha.'],
    },
    en: {
      ...en,
      subject: `Your ${BRAND_NAME} subscription was resumed`,
      preview: 'The cancellation was undone.',
      heading: 'Subscription resumed',
      before: ['The cancellation of your {{plan}} subscription was undone. The paid period lasts until {{until}}.'],
      button: 'See the subscription',
      after: ['Not you? Cancel again through the link above and change your password.'],
    },
    es: {
      ...es,
      subject: `Tu suscripción a ${BRAND_NAME} fue retomada`,
      preview: 'Se anuló la cancelación.',
      heading: 'Suscripción retomada',
      before: [
        'Se anuló la cancelación de tu suscripción al plan {{plan}}. El período pagado dura hasta el {{until}}.',
      ],
      button: 'Ver la suscripción',
      after: ['¿No fuiste tú? Cancela de nuevo desde el enlace de arriba y cambia tu contraseña.'],
    },
    fr: {
      ...fr,
      subject: `Votre abonnement ${BRAND_NAME} a repris`,
      preview: 'La résiliation a été annulée.',
      heading: 'Abonnement repris',
      before: [
        'La résiliation de votre abonnement au forfait {{plan}} a été annulée. La période payée dure jusqu’au {{until}}.',
      ],
      button: 'Voir l’abonnement',
      after: ['Ce n’était pas vous ? Résiliez de nouveau par le lien ci-dessus et changez votre mot de passe.'],
    },
  },
  planPastDue: {
    pt: {
      ...pt,
      subject: `Falta o pagamento do seu plano na ${BRAND_NAME}`,
      preview: 'Você continua com o plano até {{until}}.',
      heading: 'Falta o pagamento do seu plano',
      before: [
        'O período pago do seu plano {{plan}} terminou, e não recebemos o pagamento do próximo. Você continua com o plano até {{until}}.',
      ],
      button: 'Pagar agora',
      after: [
        'Você pode pagar com cartão ou Pix.',
        `Se não quiser continuar, não precisa fazer nada: depois você fica com o plano gratuito, com ${FREE_TRANSCRIPTIONS_PER_MONTH} transcrições por mês.`,
      ],
    },
    en: {
      ...en,
      subject: `The payment for your ${BRAND_NAME} plan is due`,
      preview: 'You keep the plan until {{until}}.',
      heading: 'The payment for your plan is due',
      before: [
        'The paid period of your {{plan}} plan is over, and we have not received the payment for the next one. You keep the plan until {{until}}.',
      ],
      button: 'Pay now',
      after: [
        'You can pay by card or Pix.',
        `If you do not want to continue, there is nothing to do: after that you have the free plan, with ${FREE_TRANSCRIPTIONS_PER_MONTH} transcriptions a month.`,
      ],
    },
    es: {
      ...es,
      subject: `Falta el pago de tu plan en ${BRAND_NAME}`,
      preview: 'Conservas el plan hasta el {{until}}.',
      heading: 'Falta el pago de tu plan',
      before: [
        'El período pagado de tu plan {{plan}} terminó y no recibimos el pago del siguiente. Conservas el plan hasta el {{until}}.',
      ],
      button: 'Pagar ahora',
      after: [
        'Puedes pagar con tarjeta o Pix.',
        `Si no quieres continuar, no hace falta que hagas nada: después tienes el plan gratuito, con ${FREE_TRANSCRIPTIONS_PER_MONTH} transcripciones al mes.`,
      ],
    },
    fr: {
      ...fr,
      subject: `Le paiement de votre forfait ${BRAND_NAME} est attendu`,
      preview: 'Vous gardez le forfait jusqu’au {{until}}.',
      heading: 'Le paiement de votre forfait est attendu',
      before: [
        'La période payée de votre forfait {{plan}} est terminée, et nous n’avons pas reçu le paiement de la suivante. Vous gardez le forfait jusqu’au {{until}}.',
      ],
      button: 'Payer maintenant',
      after: [
        'Vous pouvez payer par carte ou par Pix.',
        `Si vous ne souhaitez pas continuer, il n’y a rien à faire : vous aurez ensuite le forfait gratuit, avec ${FREE_TRANSCRIPTIONS_PER_MONTH} transcriptions par mois.`,
      ],
    },
  },
  planEnded: {
    pt: {
      ...pt,
      subject: `Seu plano na ${BRAND_NAME} terminou`,
      preview: 'Agora você tem o plano gratuito.',
      heading: 'Seu plano terminou',
      before: [
        `Seu plano {{plan}} terminou. Agora você tem o plano gratuito, com ${FREE_TRANSCRIPTIONS_PER_MONTH} transcrições por mês.`,
      ],
      button: 'Ver os planos',
      after: ['Suas transcrições e configurações continuam guardadas. Nada está sendo cobrado.'],
    },
    en: {
      ...en,
      subject: `Your ${BRAND_NAME} plan has ended`,
      preview: 'You have the free plan now.',
      heading: 'Your plan has ended',
      before: [
        `Your {{plan}} plan has ended. You have the free plan now, with ${FREE_TRANSCRIPTIONS_PER_MONTH} transcriptions a month.`,
      ],
      button: 'See the plans',
      after: ['Your transcriptions and settings are kept. Nothing is being charged.'],
    },
    es: {
      ...es,
      subject: `Tu plan en ${BRAND_NAME} terminó`,
      preview: 'Ahora tienes el plan gratuito.',
      heading: 'Tu plan terminó',
      before: [
        `Tu plan {{plan}} terminó. Ahora tienes el plan gratuito, con ${FREE_TRANSCRIPTIONS_PER_MONTH} transcripciones al mes.`,
      ],
      button: 'Ver los planes',
      after: ['Tus transcripciones y ajustes siguen guardados. No se está cobrando nada.'],
    },
    fr: {
      ...fr,
      subject: `Votre forfait ${BRAND_NAME} est terminé`,
      preview: 'Vous avez maintenant le forfait gratuit.',
      heading: 'Votre forfait est terminé',
      before: [
        `Votre forfait {{plan}} est terminé. Vous avez maintenant le forfait gratuit, avec ${FREE_TRANSCRIPTIONS_PER_MONTH} transcriptions par mois.`,
      ],
      button: 'Voir les forfaits',
      after: ['Vos transcriptions et vos réglages sont conservés. Rien n’est débité.'],
    },
  },
}
