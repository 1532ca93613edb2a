/** Texts that all mails share. `{{name}}` is a comma and a first name, or empty. */
import { BRAND_NAME } from '#contracts/brand.ts'

export type MailText = {
  subject: string
  /** Preview text, which inboxes show beside the subject. */
  preview: string
  heading: string
  greeting: string
  before: readonly string[]
  /** What a person wrote, with its line breaks; absent if there is none. */
  quote?: string
  button: string
  /** Label of the code; absent if there is none. */
  code?: string
  /** Label of the Pix code; absent if there is none. */
  pix?: string
  after: readonly string[]
  /** Label of the URL below the button. */
  plainLink: string
  footer: string
}

export const pt = {
  greeting: 'Olá{{name}}!',
  plainLink: 'Se o botão não abrir, copie este endereço no navegador:',
  footer: `Este e-mail foi enviado pela ${BRAND_NAME} porque este endereço tem ou pediu uma conta ou um aviso no nosso site.`,
}
export const en = {
  greeting: 'Hello{{name}}!',
  plainLink: 'If the button does not open, copy this address into your browser:',
  footer: `${BRAND_NAME} sent this email because this address has, or asked for, an account or a notice on our site.`,
}
export const es = {
  greeting: '¡Hola{{name}}!',
  plainLink: 'Si el botón no se abre, copia esta dirección en tu navegador:',
  footer: `${BRAND_NAME} envió este correo porque esta dirección tiene o pidió una cuenta o un aviso en nuestro sitio.`,
}
export const fr = {
  greeting: 'Bonjour{{name}} !',
  plainLink: 'Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur :',
  footer: `${BRAND_NAME} vous a envoyé cet e-mail parce que cette adresse a, ou a demandé, un compte ou un avis sur notre site.`,
}
