/** Words of the mails about another address for an account. */
import { BRAND_NAME } from '#contracts/brand.ts'
import type { Language } from '#contracts/languages.ts'
import { EMAIL_CHANGE_TTL } from '#contracts/limits.ts'
import { en, es, fr, type MailText, pt } from './common-words.ts'

const HOURS = EMAIL_CHANGE_TTL / 3_600_000

type Kind = 'emailChangeCurrent' | 'emailChangeNew' | 'emailChangeTaken' | 'emailChanged'

export const EMAIL_CHANGE_TEXTS: Record<Kind, Record<Language, MailText>> = {
  emailChangeCurrent: {
    pt: {
      ...pt,
      subject: `Confirme a troca de e-mail na ${BRAND_NAME}`,
      preview: 'A troca só acontece se as duas caixas confirmarem.',
      heading: 'Confirme a troca de e-mail',
      before: [
        `Alguém pediu, dentro da sua conta na ${BRAND_NAME}, que o e-mail dela passe a ser {{address}}.`,
        'A troca só acontece depois que esta caixa e a nova confirmarem. Até lá, você entra com o endereço de sempre.',
      ],
      button: 'Ver e confirmar a troca',
      after: [
        `O link vale por ${HOURS} horas.`,
        'Não foi você? Não confirme: nada muda. E troque sua senha agora, porque quem pediu entrou na sua conta.',
      ],
    },
    en: {
      ...en,
      subject: `Confirm the change of your ${BRAND_NAME} email`,
      preview: 'It only happens if both mailboxes confirm.',
      heading: 'Confirm the change of email',
      before: [
        `Somebody asked, from inside your ${BRAND_NAME} account, to change its email to {{address}}.`,
        'The change only happens once this mailbox and the new one have confirmed. Until then you sign in with the address you have.',
      ],
      button: 'See and confirm the change',
      after: [
        `The link works for ${HOURS} hours.`,
        'Was it not you? Do not confirm: nothing changes. And change your password now, because whoever asked was in your account.',
      ],
    },
    es: {
      ...es,
      subject: `Confirma el cambio de correo en ${BRAND_NAME}`,
      preview: 'Solo ocurre si los dos buzones confirman.',
      heading: 'Confirma el cambio de correo',
      before: [
        `Alguien pidió, desde tu cuenta en ${BRAND_NAME}, que su correo pase a ser {{address}}.`,
        'El cambio solo ocurre cuando este buzón y el nuevo hayan confirmado. Hasta entonces entras con la dirección de siempre.',
      ],
      button: 'Ver y confirmar el cambio',
      after: [
        `El enlace vale durante ${HOURS} horas.`,
        '¿No fuiste tú? No confirmes: nada cambia. Y cambia tu contraseña ahora, porque quien lo pidió entró en tu cuenta.',
      ],
    },
    fr: {
      ...fr,
      subject: `Confirmez le changement d’adresse sur ${BRAND_NAME}`,
      preview: 'Il n’a lieu que si les deux boîtes confirment.',
      heading: 'Confirmez le changement d’adresse',
      before: [
        `Quelqu’un a demandé, depuis votre compte ${BRAND_NAME}, que son adresse devienne {{address}}.`,
        'Le changement n’a lieu qu’une fois confirmé par cette boîte et par la nouvelle. D’ici là, vous vous connectez avec votre adresse habituelle.',
      ],
      button: 'Voir et confirmer le changement',
      after: [
        `Le lien est valable ${HOURS} heures.`,
        'Ce n’était pas vous ? Ne confirmez pas : rien ne change. Et changez votre mot de passe maintenant, car cette personne est entrée dans votre compte.',
      ],
    },
  },
  emailChangeNew: {
    pt: {
      ...pt,
      subject: `Confirme seu novo e-mail na ${BRAND_NAME}`,
      preview: 'Falta confirmar que este endereço é seu.',
      heading: 'Confirme seu novo e-mail',
      before: [
        `Este endereço foi escolhido como o novo e-mail de uma conta na ${BRAND_NAME}. Confirme que ele é seu.`,
        'A troca só acontece depois que a caixa antiga também confirmar. Até lá, você entra com o endereço antigo.',
      ],
      button: 'Confirmar este endereço',
      after: [`O link vale por ${HOURS} horas.`, 'Não foi você? Ignore este e-mail: sem a confirmação, nada acontece.'],
    },
    en: {
      ...en,
      subject: `Confirm your new email for ${BRAND_NAME}`,
      preview: 'Confirm that this address is yours.',
      heading: 'Confirm your new email',
      before: [
        `This address was chosen as the new email of a ${BRAND_NAME} account. Confirm that it is yours.`,
        'The change only happens once the old mailbox has confirmed too. Until then you sign in with the old address.',
      ],
      button: 'Confirm this address',
      after: [
        `The link works for ${HOURS} hours.`,
        'Was it not you? Ignore this email: without confirmation nothing happens.',
      ],
    },
    es: {
      ...es,
      subject: `Confirma tu nuevo correo en ${BRAND_NAME}`,
      preview: 'Falta confirmar que esta dirección es tuya.',
      heading: 'Confirma tu nuevo correo',
      before: [
        `Esta dirección fue elegida como el nuevo correo de una cuenta en ${BRAND_NAME}. Confirma que es tuya.`,
        'El cambio solo ocurre cuando el buzón antiguo también haya confirmado. Hasta entonces entras con la dirección antigua.',
      ],
      button: 'Confirmar esta dirección',
      after: [
        `El enlace vale durante ${HOURS} horas.`,
        '¿No fuiste tú? Ignora este correo: sin la confirmación, no pasa nada.',
      ],
    },
    fr: {
      ...fr,
      subject: `Confirmez votre nouvelle adresse sur ${BRAND_NAME}`,
      preview: 'Confirmez que cette adresse est la vôtre.',
      heading: 'Confirmez votre nouvelle adresse',
      before: [
        `Cette adresse a été choisie comme nouvelle adresse d’un compte ${BRAND_NAME}. Confirmez qu’elle est la vôtre.`,
        'Le changement n’a lieu qu’une fois confirmé aussi par l’ancienne boîte. D’ici là, vous vous connectez avec l’ancienne adresse.',
      ],
      button: 'Confirmer cette adresse',
      after: [
        `Le lien est valable ${HOURS} heures.`,
        'Ce n’était pas vous ? Ignorez cet e-mail : sans confirmation, rien ne se passe.',
      ],
    },
  },
  emailChangeTaken: {
    pt: {
      ...pt,
      subject: `Este endereço já tem uma conta na ${BRAND_NAME}`,
      preview: 'Ele não pode ser o e-mail de outra conta.',
      heading: 'Este endereço já tem uma conta',
      before: [
        `Alguém quis usar este endereço como o novo e-mail de outra conta na ${BRAND_NAME}, mas ele já tem uma. Um endereço serve a uma conta só.`,
      ],
      button: 'Entrar na conta deste endereço',
      after: [
        'Foi você? Para usar este endereço na outra conta, exclua antes a que ele tem.',
        'Não foi você? Ignore este e-mail: nada mudou na sua conta.',
      ],
    },
    en: {
      ...en,
      subject: `This address already has a ${BRAND_NAME} account`,
      preview: 'It cannot be the email of another one.',
      heading: 'This address already has an account',
      before: [
        `Somebody wanted to use this address as the new email of another ${BRAND_NAME} account, but it has one already. An address serves one account only.`,
      ],
      button: 'Sign in to this address’s account',
      after: [
        'Was it you? To use this address for the other account, delete the one it has first.',
        'Was it not you? Ignore this email: nothing about your account has changed.',
      ],
    },
    es: {
      ...es,
      subject: `Esta dirección ya tiene una cuenta en ${BRAND_NAME}`,
      preview: 'No puede ser el correo de otra.',
      heading: 'Esta dirección ya tiene una cuenta',
      before: [
        `Alguien quiso usar esta dirección como el nuevo correo de otra cuenta en ${BRAND_NAME}, pero ya tiene una. Una dirección sirve a una sola cuenta.`,
      ],
      button: 'Entrar en la cuenta de esta dirección',
      after: [
        '¿Fuiste tú? Para usar esta dirección en la otra cuenta, elimina antes la que tiene.',
        '¿No fuiste tú? Ignora este correo: nada cambió en tu cuenta.',
      ],
    },
    fr: {
      ...fr,
      subject: `Cette adresse a déjà un compte ${BRAND_NAME}`,
      preview: 'Elle ne peut pas être celle d’un autre compte.',
      heading: 'Cette adresse a déjà un compte',
      before: [
        `Quelqu’un a voulu utiliser cette adresse comme nouvelle adresse d’un autre compte ${BRAND_NAME}, mais elle en a déjà un. Une adresse ne sert qu’à un seul compte.`,
      ],
      button: 'Ouvrir le compte de cette adresse',
      after: [
        'C’était vous ? Pour l’utiliser dans l’autre compte, supprimez d’abord celui qu’elle a.',
        'Ce n’était pas vous ? Ignorez cet e-mail : rien n’a changé dans votre compte.',
      ],
    },
  },
  emailChanged: {
    pt: {
      ...pt,
      subject: `O e-mail da sua conta na ${BRAND_NAME} foi trocado`,
      preview: 'Este endereço não abre mais a conta.',
      heading: 'O e-mail da sua conta foi trocado',
      before: [
        `Sua conta na ${BRAND_NAME} agora tem outro e-mail, confirmado nas duas caixas. Este endereço não serve mais para entrar, e as sessões em outros aparelhos foram encerradas.`,
      ],
      button: 'Falar com a gente',
      after: ['Não foi você? Escreva para nós agora, por este botão.'],
    },
    en: {
      ...en,
      subject: `The email of your ${BRAND_NAME} account was changed`,
      preview: 'This address no longer opens the account.',
      heading: 'The email of your account was changed',
      before: [
        `Your ${BRAND_NAME} account has another email now, confirmed from both mailboxes. This address no longer signs you in, and the sessions on other devices were signed out.`,
      ],
      button: 'Talk to us',
      after: ['Was it not you? Write to us now, with this button.'],
    },
    es: {
      ...es,
      subject: `El correo de tu cuenta en ${BRAND_NAME} cambió`,
      preview: 'Esta dirección ya no abre la cuenta.',
      heading: 'El correo de tu cuenta cambió',
      before: [
        `Tu cuenta en ${BRAND_NAME} tiene ahora otro correo, confirmado desde los dos buzones. Esta dirección ya no sirve para entrar, y las sesiones en otros dispositivos se cerraron.`,
      ],
      button: 'Hablar con nosotros',
      after: ['¿No fuiste tú? Escríbenos ahora, con este botón.'],
    },
    fr: {
      ...fr,
      subject: `L’adresse de votre compte ${BRAND_NAME} a changé`,
      preview: 'Cette adresse n’ouvre plus le compte.',
      heading: 'L’adresse de votre compte a changé',
      before: [
        `Votre compte ${BRAND_NAME} a désormais une autre adresse, confirmée depuis les deux boîtes. Celle-ci ne permet plus de se connecter, et les sessions sur d’autres appareils ont été fermées.`,
      ],
      button: 'Nous écrire',
      after: ['Ce n’était pas vous ? Écrivez-nous maintenant, avec ce bouton.'],
    },
  },
}
