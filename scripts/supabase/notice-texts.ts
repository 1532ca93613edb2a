/** Text of every mail that the auth service of a hosted project may send by itself: it has no link into an account. */
import { BRAND_NAME } from '#contracts/brand.ts'
import type { Language } from '#contracts/languages.ts'
import { en, es, fr, type MailText, pt } from '../mail/common-words.ts'

export const NOTICE_TEXT: Record<Language, MailText> = {
  pt: {
    ...pt,
    subject: `Continue no site da ${BRAND_NAME}`,
    preview: 'Este pedido não foi feito pelo nosso site.',
    heading: 'Continue no nosso site',
    before: [
      `Alguém usou este endereço em um pedido à ${BRAND_NAME} que não veio do nosso site. Nada mudou na sua conta.`,
      'Se foi você, faça o pedido de novo no nosso site: lá enviamos o e-mail certo, com o link e o código.',
    ],
    button: `Ir para a ${BRAND_NAME}`,
    after: ['Não foi você? Ignore este e-mail.'],
  },
  en: {
    ...en,
    subject: `Continue on the ${BRAND_NAME} site`,
    preview: 'This request was not made on our site.',
    heading: 'Continue on our site',
    before: [
      `Somebody used this address in a request to ${BRAND_NAME} that did not come from our site. Nothing changed in your account.`,
      'If it was you, ask again on our site: from there we send the right email, with the link and the code.',
    ],
    button: `Go to ${BRAND_NAME}`,
    after: ['Not you? Ignore this email.'],
  },
  es: {
    ...es,
    subject: `Continúa en el sitio de ${BRAND_NAME}`,
    preview: 'Esta solicitud no se hizo en nuestro sitio.',
    heading: 'Continúa en nuestro sitio',
    before: [
      `Alguien usó esta dirección en una solicitud a ${BRAND_NAME} que no vino de nuestro sitio. Nada cambió en tu cuenta.`,
      'Si fuiste tú, haz la solicitud de nuevo en nuestro sitio: desde allí enviamos el correo correcto, con el enlace y el código.',
    ],
    button: `Ir a ${BRAND_NAME}`,
    after: ['¿No fuiste tú? Ignora este correo.'],
  },
  fr: {
    ...fr,
    subject: `Continuez sur le site ${BRAND_NAME}`,
    preview: 'Cette demande n’a pas été faite sur notre site.',
    heading: 'Continuez sur notre site',
    before: [
      `Quelqu’un a utilisé cette adresse dans une demande à ${BRAND_NAME} qui ne venait pas de notre site. Rien n’a changé dans votre compte.`,
      'Si c’était vous, refaites la demande sur notre site : nous vous enverrons alors le bon e-mail, avec le lien et le code.',
    ],
    button: `Aller sur ${BRAND_NAME}`,
    after: ['Ce n’était pas vous ? Ignorez cet e-mail.'],
  },
}
