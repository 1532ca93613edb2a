/** Words of the mail with a copy of a receipt. */
import { BRAND_NAME, COMPANY } from '#contracts/brand.ts'
import type { Language } from '#contracts/languages.ts'
import { en, es, fr, type MailText, pt } from './common-words.ts'

const SELLER = `${COMPANY.legalName}, CNPJ ${COMPANY.cnpj}`

export const RECEIPT_COPY: Record<Language, MailText> = {
  pt: {
    ...pt,
    subject: `Segunda via do recibo {{receipt}} da ${BRAND_NAME}`,
    preview: '{{amount}} pelo plano {{plan}}.',
    heading: 'Recibo {{receipt}}',
    before: [
      'Aqui está a segunda via do recibo {{receipt}}, que você pediu.',
      'Recebemos {{amount}} pelo plano {{plan}}, de {{from}} a {{until}}.',
      'Emitido em {{issued}} (horário de Brasília).',
      SELLER,
    ],
    button: 'Ver o recibo',
    after: ['Nada foi cobrado de novo: é o mesmo pagamento.'],
  },
  en: {
    ...en,
    subject: `Copy of ${BRAND_NAME} receipt {{receipt}}`,
    preview: '{{amount}} for the {{plan}} plan.',
    heading: 'Receipt {{receipt}}',
    before: [
      'Here is the copy of receipt {{receipt}} you asked for.',
      'We received {{amount}} for the {{plan}} plan, from {{from}} to {{until}}.',
      'Issued on {{issued}} (Brasília time).',
      SELLER,
    ],
    button: 'See the receipt',
    after: ['Nothing was charged again: it is the same payment.'],
  },
  es: {
    ...es,
    subject: `Copia del recibo {{receipt}} de ${BRAND_NAME}`,
    preview: '{{amount}} por el plan {{plan}}.',
    heading: 'Recibo {{receipt}}',
    before: [
      'Aquí tienes la copia del recibo {{receipt}} que pediste.',
      'Recibimos {{amount}} por el plan {{plan}}, del {{from}} al {{until}}.',
      'Emitido el {{issued}} (hora de Brasilia).',
      SELLER,
    ],
    button: 'Ver el recibo',
    after: ['No se cobró nada de nuevo: es el mismo pago.'],
  },
  fr: {
    ...fr,
    subject: `Copie du reçu {{receipt}} de ${BRAND_NAME}`,
    preview: '{{amount}} pour le forfait {{plan}}.',
    heading: 'Reçu {{receipt}}',
    before: [
      'Voici la copie du reçu {{receipt}} que vous avez demandée.',
      'Nous avons reçu {{amount}} pour le forfait {{plan}}, du {{from}} au {{until}}.',
      'Émis le {{issued}} (heure de Brasília).',
      SELLER,
    ],
    button: 'Voir le reçu',
    after: ['Rien n’a été débité de nouveau : il s’agit du même paiement.'],
  },
}
