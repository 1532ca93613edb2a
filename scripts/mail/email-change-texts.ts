/** Texts of mails about a change of the e-mail address. */
import { BRAND_NAME } from '#contracts/brand.ts'
import type { Language } from '#contracts/languages.ts'
import { en, es, fr, type MailText, pt } from './common-words.ts'

type Kind = 'emailChangeCurrent' | 'emailChangeNew' | 'emailChangeTaken' | 'emailChanged' | 'emailChangedGoogleKept'

export const EMAIL_CHANGE_TEXTS: Record<Kind, Record<Language, MailText>> = {
  emailChangeCurrent: {
    pt: {
      ...pt,
      subject: `Confirme a troca de e-mail na ${BRAND_NAME}`,
      preview: 'A troca só vale se for confirmada pelos dois e-mails.',
      heading: 'Confirme a troca de e-mail',
      before: [
        `Alguém pediu, dentro da sua conta na ${BRAND_NAME}, a troca do e-mail da conta para {{address}}.`,
        'A troca só vale depois de confirmada por este e-mail e pelo novo. Até lá, continue entrando com este.',
      ],
      button: 'Ver e confirmar a troca',
      after: [
        'O link vale até {{until}} (horário de Brasília).',
        'Não foi você? Não confirme: nada muda. E troque sua senha agora, porque quem pediu entrou na sua conta.',
      ],
    },
    en: {
      ...en,
      subject: `Confirm the change of your ${BRAND_NAME} email`,
      preview: 'It takes effect only if both addresses confirm.',
      heading: 'Confirm the change of email',
      before: [
        `Somebody asked, from inside your ${BRAND_NAME} account, to change its email to {{address}}.`,
        'The change takes effect once this address and the new one have confirmed. Until then, keep signing in with this one.',
      ],
      button: 'See and confirm the change',
      after: [
        'The link works until {{until}} (Brasília time).',
        'Not you? Do not confirm: nothing changes. And change your password now, because whoever asked got into your account.',
      ],
    },
    es: {
      ...es,
      subject: `Confirma el cambio de correo en ${BRAND_NAME}`,
      preview: 'Solo vale si los dos correos confirman.',
      heading: 'Confirma el cambio de correo',
      before: [
        `Alguien pidió, desde tu cuenta en ${BRAND_NAME}, cambiar el correo de la cuenta a {{address}}.`,
        'El cambio solo vale cuando este correo y el nuevo lo confirmen. Hasta entonces, sigue iniciando sesión con este.',
      ],
      button: 'Ver y confirmar el cambio',
      after: [
        'El enlace vale hasta el {{until}} (hora de Brasilia).',
        '¿No fuiste tú? No confirmes: nada cambia. Y cambia tu contraseña ahora, porque quien lo pidió entró en tu cuenta.',
      ],
    },
    fr: {
      ...fr,
      subject: `Confirmez le changement d’adresse sur ${BRAND_NAME}`,
      preview: 'Il ne prend effet que si les deux adresses confirment.',
      heading: 'Confirmez le changement d’adresse',
      before: [
        `Quelqu’un a demandé, depuis votre compte ${BRAND_NAME}, de remplacer l’adresse e-mail du compte par {{address}}.`,
        'Le changement prend effet une fois confirmé par cette adresse et par la nouvelle. D’ici là, continuez à vous connecter avec celle-ci.',
      ],
      button: 'Voir et confirmer le changement',
      after: [
        'Le lien est valable jusqu’au {{until}} (heure de Brasília).',
        'Ce n’était pas vous ? Ne confirmez pas : rien ne change. Et changez votre mot de passe maintenant, car cette personne est entrée dans votre compte.',
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
        'A troca só vale depois de confirmada também pelo e-mail antigo. Até lá, continue entrando com ele.',
      ],
      button: 'Confirmar este endereço',
      after: [
        'O link vale até {{until}} (horário de Brasília).',
        'Não foi você? Ignore este e-mail: sem a confirmação, nada acontece.',
      ],
    },
    en: {
      ...en,
      subject: `Confirm your new email for ${BRAND_NAME}`,
      preview: 'Confirm that this address is yours.',
      heading: 'Confirm your new email',
      before: [
        `This address was chosen as the new email of a ${BRAND_NAME} account. Confirm that it is yours.`,
        'The change takes effect once the old address has confirmed too. Until then, keep signing in with the old one.',
      ],
      button: 'Confirm this address',
      after: [
        'The link works until {{until}} (Brasília time).',
        'Not you? Ignore this email: without confirmation nothing happens.',
      ],
    },
    es: {
      ...es,
      subject: `Confirma tu nuevo correo en ${BRAND_NAME}`,
      preview: 'Falta confirmar que esta dirección es tuya.',
      heading: 'Confirma tu nuevo correo',
      before: [
        `Esta dirección fue elegida como el nuevo correo de una cuenta en ${BRAND_NAME}. Confirma que es tuya.`,
        'El cambio solo vale cuando el correo antiguo también lo confirme. Hasta entonces, sigue iniciando sesión con él.',
      ],
      button: 'Confirmar esta dirección',
      after: [
        'El enlace vale hasta el {{until}} (hora de Brasilia).',
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
        'Le changement prend effet une fois confirmé aussi par l’ancienne adresse. D’ici là, continuez à vous connecter avec elle.',
      ],
      button: 'Confirmer cette adresse',
      after: [
        'Le lien est valable jusqu’au {{until}} (heure de Brasília).',
        'Ce n’était pas vous ? Ignorez cet e-mail : sans confirmation, rien ne se passe.',
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
        `Alguém quis usar este endereço como o novo e-mail de outra conta na ${BRAND_NAME}, mas ele já tem uma. Cada endereço só pode ter uma conta.`,
      ],
      button: 'Entrar com este endereço',
      after: [
        'Foi você? Para usar este endereço na outra conta, exclua antes a conta que ele já tem.',
        'Não foi você? Ignore este e-mail: nada mudou na sua conta.',
      ],
    },
    en: {
      ...en,
      subject: `This address already has a ${BRAND_NAME} account`,
      preview: 'It cannot be the email of another one.',
      heading: 'This address already has an account',
      before: [
        `Somebody wanted to use this address as the new email of another ${BRAND_NAME} account, but it already has one. Each address can have only one account.`,
      ],
      button: 'Sign in with this address',
      after: [
        'Was it you? To use this address for the other account, first delete the account it already has.',
        'Not you? Ignore this email: nothing about your account has changed.',
      ],
    },
    es: {
      ...es,
      subject: `Esta dirección ya tiene una cuenta en ${BRAND_NAME}`,
      preview: 'No puede ser el correo de otra.',
      heading: 'Esta dirección ya tiene una cuenta',
      before: [
        `Alguien quiso usar esta dirección como el nuevo correo de otra cuenta en ${BRAND_NAME}, pero ya tiene una. Cada dirección solo puede tener una cuenta.`,
      ],
      button: 'Iniciar sesión con esta dirección',
      after: [
        '¿Fuiste tú? Para usar esta dirección en la otra cuenta, elimina antes la cuenta que ya tiene.',
        '¿No fuiste tú? Ignora este correo: nada cambió en tu cuenta.',
      ],
    },
    fr: {
      ...fr,
      subject: `Cette adresse a déjà un compte ${BRAND_NAME}`,
      preview: 'Elle ne peut pas être celle d’un autre compte.',
      heading: 'Cette adresse a déjà un compte',
      before: [
        `Quelqu’un a voulu utiliser cette adresse comme nouvelle adresse d’un autre compte ${BRAND_NAME}, mais elle en a déjà un. Chaque adresse ne peut avoir qu’un seul compte.`,
      ],
      button: 'Se connecter avec cette adresse',
      after: [
        'C’était vous ? Pour l’utiliser dans l’autre compte, supprimez d’abord le compte qu’elle a déjà.',
        'Ce n’était pas vous ? Ignorez cet e-mail : rien n’a changé dans votre compte.',
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
        `Sua conta na ${BRAND_NAME} agora tem outro e-mail, confirmado pelos dois endereços. Este endereço não serve mais para entrar, nem pelo Google, e as sessões em outros aparelhos foram encerradas.`,
      ],
      button: 'Falar com a gente',
      after: ['Não foi você? Escreva para nós agora, pelo link acima.'],
    },
    en: {
      ...en,
      subject: `The email of your ${BRAND_NAME} account was changed`,
      preview: 'This address no longer opens the account.',
      heading: 'The email of your account was changed',
      before: [
        `Your ${BRAND_NAME} account now has another email, confirmed by both addresses. This one no longer signs you in, not even with Google, and the sessions on other devices were ended.`,
      ],
      button: 'Talk to us',
      after: ['Not you? Write to us now, through the link above.'],
    },
    es: {
      ...es,
      subject: `El correo de tu cuenta en ${BRAND_NAME} cambió`,
      preview: 'Esta dirección ya no abre la cuenta.',
      heading: 'El correo de tu cuenta cambió',
      before: [
        `Tu cuenta en ${BRAND_NAME} ahora tiene otro correo, confirmado por las dos direcciones. Esta ya no sirve para iniciar sesión, ni siquiera con Google, y las sesiones en otros dispositivos se cerraron.`,
      ],
      button: 'Hablar con nosotros',
      after: ['¿No fuiste tú? Escríbenos ahora, desde el enlace de arriba.'],
    },
    fr: {
      ...fr,
      subject: `L’adresse de votre compte ${BRAND_NAME} a changé`,
      preview: 'Cette adresse n’ouvre plus le compte.',
      heading: 'L’adresse de votre compte a changé',
      before: [
        `Votre compte ${BRAND_NAME} a désormais une autre adresse e-mail : les deux adresses ont confirmé le changement. Celle-ci ne permet plus de se connecter, même avec Google, et les sessions sur d’autres appareils ont été fermées.`,
      ],
      button: 'Nous écrire',
      after: ['Ce n’était pas vous ? Écrivez-nous maintenant, par le lien ci-dessus.'],
    },
  },
  emailChangedGoogleKept: {
    pt: {
      ...pt,
      subject: `O e-mail da sua conta na ${BRAND_NAME} foi trocado`,
      preview: 'A conta do Google deste endereço ainda dá acesso.',
      heading: 'O e-mail da sua conta foi trocado',
      before: [
        `Sua conta na ${BRAND_NAME} agora tem outro e-mail, confirmado pelos dois endereços. As sessões em outros aparelhos foram encerradas.`,
        'A conta não tem senha. Por isso, ainda é possível entrar nela com a conta do Google deste endereço.',
      ],
      button: 'Falar com a gente',
      after: ['Não foi você? Escreva para nós agora, pelo link acima.'],
    },
    en: {
      ...en,
      subject: `The email of your ${BRAND_NAME} account was changed`,
      preview: 'The Google account of this address still gives access.',
      heading: 'The email of your account was changed',
      before: [
        `Your ${BRAND_NAME} account now has another email, confirmed by both addresses. The sessions on other devices were ended.`,
        'The account has no password. That is why the Google account of this address can still sign in to it.',
      ],
      button: 'Talk to us',
      after: ['Not you? Write to us now, through the link above.'],
    },
    es: {
      ...es,
      subject: `El correo de tu cuenta en ${BRAND_NAME} cambió`,
      preview: 'La cuenta de Google de esta dirección todavía da acceso.',
      heading: 'El correo de tu cuenta cambió',
      before: [
        `Tu cuenta en ${BRAND_NAME} ahora tiene otro correo, confirmado por las dos direcciones. Las sesiones en otros dispositivos se cerraron.`,
        'La cuenta no tiene contraseña. Por eso todavía se puede iniciar sesión con la cuenta de Google de esta dirección.',
      ],
      button: 'Hablar con nosotros',
      after: ['¿No fuiste tú? Escríbenos ahora, desde el enlace de arriba.'],
    },
    fr: {
      ...fr,
      subject: `L’adresse de votre compte ${BRAND_NAME} a changé`,
      preview: 'Le compte Google de cette adresse y donne encore accès.',
      heading: 'L’adresse de votre compte a changé',
      before: [
        `Votre compte ${BRAND_NAME} a désormais une autre adresse e-mail : les deux adresses ont confirmé le changement. Les sessions sur d’autres appareils ont été fermées.`,
        'Le compte n’a pas de mot de passe. Le compte Google de cette adresse permet donc encore de s’y connecter.',
      ],
      button: 'Nous écrire',
      after: ['Ce n’était pas vous ? Écrivez-nous maintenant, par le lien ci-dessus.'],
    },
  },
}
