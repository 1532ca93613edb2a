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
  plainLink: 'Se o botão não funcionar, copie este endereço e cole no navegador:',
  footer: `Você recebeu este e-mail porque este endereço foi usado em uma conta ou em um pedido no site da ${BRAND_NAME}.`,
}
export const en = {
  greeting: 'Hello{{name}}!',
  plainLink: 'If the button does not work, copy this address into your browser:',
  footer: `You received this email because this address was used for an account or a request on the ${BRAND_NAME} site.`,
}
export const es = {
  greeting: '¡Hola{{name}}!',
  plainLink: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  footer: `Recibiste este correo porque esta dirección se usó para una cuenta o una solicitud en el sitio de ${BRAND_NAME}.`,
}
export const fr = {
  greeting: 'Bonjour{{name}} !',
  plainLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  footer: `Vous avez reçu cet e-mail parce que cette adresse a été utilisée pour un compte ou une demande sur le site ${BRAND_NAME}.`,
}
