/** Words of the mail that answers a contact message. `{{answer}}` stands between the paragraphs. */
import { BRAND_NAME } from '#contracts/brand.ts'
import type { Language } from '#contracts/languages.ts'
import { en, es, fr, type MailText, pt } from './common-words.ts'

export const CONTACT_ANSWER: Record<Language, MailText> = {
  pt: {
    ...pt,
    subject: `Re: sua mensagem {{reference}} para a ${BRAND_NAME}`,
    preview: 'Nossa resposta à mensagem que você escreveu.',
    heading: 'Respondemos à sua mensagem',
    before: ['Você escreveu para nós (referência {{reference}}). Esta é a nossa resposta:'],
    quote: '{{answer}}',
    button: 'Escrever outra mensagem',
    after: ['Para continuar a conversa, responda a este e-mail.'],
    footer: `Este e-mail foi enviado pela ${BRAND_NAME} porque recebemos, pelo formulário de contato, uma mensagem com este endereço.`,
  },
  en: {
    ...en,
    subject: `Re: your message {{reference}} to ${BRAND_NAME}`,
    preview: 'Our answer to the message you wrote.',
    heading: 'We answered your message',
    before: ['You wrote to us (reference {{reference}}). This is our answer:'],
    quote: '{{answer}}',
    button: 'Write another message',
    after: ['To go on with the conversation, reply to this email.'],
    footer: `${BRAND_NAME} sent this email because we received a message with this address through the contact form.`,
  },
  es: {
    ...es,
    subject: `Re: tu mensaje {{reference}} a ${BRAND_NAME}`,
    preview: 'Nuestra respuesta al mensaje que escribiste.',
    heading: 'Respondimos a tu mensaje',
    before: ['Nos escribiste (referencia {{reference}}). Esta es nuestra respuesta:'],
    quote: '{{answer}}',
    button: 'Escribir otro mensaje',
    after: ['Para seguir la conversación, responde a este correo.'],
    footer: `${BRAND_NAME} envió este correo porque recibimos, por el formulario de contacto, un mensaje con esta dirección.`,
  },
  fr: {
    ...fr,
    subject: `Re: votre message {{reference}} à ${BRAND_NAME}`,
    preview: 'Notre réponse au message que vous avez écrit.',
    heading: 'Nous avons répondu à votre message',
    before: ['Vous nous avez écrit (référence {{reference}}). Voici notre réponse :'],
    quote: '{{answer}}',
    button: 'Écrire un autre message',
    after: ['Pour poursuivre la conversation, répondez à cet e-mail.'],
    footer: `${BRAND_NAME} vous a envoyé cet e-mail parce que nous avons reçu, par le formulaire de contact, un message avec cette adresse.`,
  },
}
