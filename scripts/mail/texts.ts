/** Texts of all mails. `{{name}}` is a comma and a first name, or empty. */
import { BRAND_NAME } from '#contracts/brand.ts'
import type { Language } from '#contracts/languages.ts'
import { EXPORT_TTL_DAYS } from '#contracts/limits.ts'
import type { MailKind } from '#contracts/mail-kinds.ts'
import { en, es, fr, type MailText, pt } from './common-words.ts'
import { ACTIVATION_TEXTS } from './activation-texts.ts'
import { CONTACT_ANSWER } from './contact-texts.ts'
import { EMAIL_CHANGE_TEXTS } from './email-change-texts.ts'
import { FACTOR_TEXTS } from './factor-texts.ts'
import { BILLING_TEXTS } from './billing-texts.ts'
import { SIGN_IN_TEXTS } from './sign-in-texts.ts'

type PersonalKind = Exclude<MailKind, 'contactNotification'>

export const PERSONAL_TEXTS: Record<PersonalKind, Record<Language, MailText>> = {
  ...ACTIVATION_TEXTS,
  contactAnswer: CONTACT_ANSWER,
  ...SIGN_IN_TEXTS,
  ...EMAIL_CHANGE_TEXTS,
  ...FACTOR_TEXTS,
  ...BILLING_TEXTS,
  exportReady: {
    pt: {
      ...pt,
      subject: 'Seus dados estão prontos para baixar',
      preview: `O arquivo fica disponível por ${EXPORT_TTL_DAYS} dias.`,
      heading: 'Seus dados estão prontos',
      before: [
        `O arquivo que você pediu fica na sua conta por ${EXPORT_TTL_DAYS} dias. Só você pode baixá-lo, depois de entrar.`,
      ],
      button: 'Ir para minha conta',
      after: ['Não foi você que pediu? Troque sua senha agora.'],
    },
    en: {
      ...en,
      subject: 'Your data is ready to download',
      preview: `The file stays available for ${EXPORT_TTL_DAYS} days.`,
      heading: 'Your data is ready',
      before: [
        `The file you asked for stays in your account for ${EXPORT_TTL_DAYS} days. Only you can download it, after signing in.`,
      ],
      button: 'Go to my account',
      after: ['Didn’t ask for it? Change your password now.'],
    },
    es: {
      ...es,
      subject: 'Tus datos están listos para descargar',
      preview: `El archivo queda disponible durante ${EXPORT_TTL_DAYS} días.`,
      heading: 'Tus datos están listos',
      before: [
        `El archivo que pediste queda en tu cuenta durante ${EXPORT_TTL_DAYS} días. Solo tú puedes descargarlo, después de iniciar sesión.`,
      ],
      button: 'Ir a mi cuenta',
      after: ['¿No lo pediste tú? Cambia tu contraseña ahora.'],
    },
    fr: {
      ...fr,
      subject: 'Vos données sont prêtes à être téléchargées',
      preview: `Le fichier reste disponible pendant ${EXPORT_TTL_DAYS} jours.`,
      heading: 'Vos données sont prêtes',
      before: [
        `Le fichier que vous avez demandé reste dans votre compte pendant ${EXPORT_TTL_DAYS} jours. Personne d’autre ne peut le télécharger : il faut d’abord se connecter.`,
      ],
      button: 'Accéder à mon compte',
      after: ['Vous ne l’avez pas demandé ? Changez votre mot de passe maintenant.'],
    },
  },
  waitlistConfirmation: {
    pt: {
      ...pt,
      subject: 'Confirme seu lugar na lista do Life Reminder',
      preview: 'Confirme e avisamos quando ele chegar.',
      heading: 'Quer saber quando o Life Reminder chegar?',
      before: ['Alguém deixou este endereço na lista de espera do Life Reminder. Se foi você, confirme.'],
      button: 'Confirmar ou sair da lista',
      after: [
        'Enviamos um único aviso, no lançamento. O mesmo link serve para sair quando quiser.',
        'Não foi você? Ignore este e-mail: sem a confirmação, o endereço é apagado em 7 dias.',
      ],
    },
    en: {
      ...en,
      subject: 'Confirm your place on the Life Reminder list',
      preview: 'Confirm, and we will tell you when it arrives.',
      heading: 'Want to know when Life Reminder arrives?',
      before: ['Somebody left this address on the Life Reminder waiting list. If it was you, please confirm.'],
      button: 'Confirm or leave the list',
      after: [
        'We send a single notice, at the launch. The same link lets you leave whenever you want.',
        'Not you? Ignore this email: without confirmation the address is deleted within 7 days.',
      ],
    },
    es: {
      ...es,
      subject: 'Confirma tu lugar en la lista de Life Reminder',
      preview: 'Confirma y te avisamos cuando llegue.',
      heading: '¿Quieres saber cuándo llega Life Reminder?',
      before: ['Alguien dejó esta dirección en la lista de espera de Life Reminder. Si fuiste tú, confirma.'],
      button: 'Confirmar o salir de la lista',
      after: [
        'Enviamos un único aviso, en el lanzamiento. El mismo enlace sirve para salir cuando quieras.',
        '¿No fuiste tú? Ignora este correo: sin la confirmación, la dirección se borra en 7 días.',
      ],
    },
    fr: {
      ...fr,
      subject: 'Confirmez votre place sur la liste de Life Reminder',
      preview: 'Confirmez, et nous vous préviendrons de sa sortie.',
      heading: 'Voulez-vous savoir quand Life Reminder sortira ?',
      before: [
        'Quelqu’un a laissé cette adresse sur la liste d’attente de Life Reminder. Si c’est vous, confirmez-la.',
      ],
      button: 'Confirmer ou quitter la liste',
      after: [
        'Nous envoyons un seul message, au lancement. Le même lien permet de quitter la liste quand vous voulez.',
        'Ce n’était pas vous ? Ignorez cet e-mail : sans confirmation, l’adresse est effacée sous 7 jours.',
      ],
    },
  },
  accountDeleted: {
    pt: {
      ...pt,
      subject: `Sua conta na ${BRAND_NAME} foi excluída`,
      preview: 'Perfil, transcrições e escolhas foram apagados.',
      heading: 'Sua conta foi excluída',
      before: [
        'Sua conta e tudo o que estava nela foram apagados: perfil, transcrições, configurações e histórico.',
        'Este é o último e-mail que enviamos a você.',
      ],
      button: 'Ir para o site',
      after: [
        'Ainda ficam os registros de acesso (conta, endereço de IP, porta, data e hora), por 6 meses, como manda a lei, e este e-mail e as cópias de segurança, por até 30 dias. Mensagens que você nos escreveu ficam 12 meses depois da resposta; sem resposta, 24. Se houve cobranças, o provedor de pagamento guarda os documentos fiscais por 5 anos.',
        'Se não foi você, responda a este e-mail: não dá para desfazer, mas vamos investigar o que houve.',
      ],
    },
    en: {
      ...en,
      subject: `Your ${BRAND_NAME} account was deleted`,
      preview: 'Profile, transcriptions and choices have been deleted.',
      heading: 'Your account was deleted',
      before: [
        'Your account and everything in it have been deleted: profile, transcriptions, settings and history.',
        'This is the last email we send you.',
      ],
      button: 'Go to the site',
      after: [
        'What stays: the access records (account, IP address, port, date and time), for 6 months, as the law requires, and this email and the backups, for up to 30 days. Messages you wrote to us stay for 12 months after the answer; without one, for 24. If you were charged, the payment provider keeps the tax documents for 5 years.',
        'Not you? Reply to this email: it cannot be undone, but we will look into what happened.',
      ],
    },
    es: {
      ...es,
      subject: `Tu cuenta en ${BRAND_NAME} fue eliminada`,
      preview: 'Perfil, transcripciones y preferencias se borraron.',
      heading: 'Tu cuenta fue eliminada',
      before: [
        'Tu cuenta y todo lo que había en ella se borraron: perfil, transcripciones, ajustes e historial.',
        'Este es el último correo que te enviamos.',
      ],
      button: 'Ir al sitio',
      after: [
        'Quedan los registros de acceso (cuenta, dirección IP, puerto, fecha y hora), durante 6 meses, como exige la ley, y este correo y las copias de seguridad, durante un máximo de 30 días. Los mensajes que nos escribiste se guardan 12 meses tras la respuesta; sin respuesta, 24. Si hubo cobros, el proveedor de pagos guarda los documentos fiscales durante 5 años.',
        'Si no fuiste tú, responde a este correo: no se puede deshacer, pero investigaremos qué pasó.',
      ],
    },
    fr: {
      ...fr,
      subject: `Votre compte ${BRAND_NAME} a été supprimé`,
      preview: 'Profil, transcriptions et choix ont été effacés.',
      heading: 'Votre compte a été supprimé',
      before: [
        'Votre compte et tout ce qu’il contenait ont été effacés : profil, transcriptions, réglages et historique.',
        'Ceci est le dernier e-mail que nous vous envoyons.',
      ],
      button: 'Aller sur le site',
      after: [
        'Sont conservés les journaux d’accès (compte, adresse IP, port, date et heure), pendant 6 mois, comme la loi l’exige, ainsi que cet e-mail et les sauvegardes, pendant 30 jours au plus. Les messages que vous nous avez écrits sont gardés 12 mois après la réponse ; sans réponse, 24. S’il y a eu des paiements, le prestataire de paiement garde les documents fiscaux pendant 5 ans.',
        'Si ce n’était pas vous, répondez à cet e-mail : la suppression est définitive, mais nous chercherons ce qui s’est passé.',
      ],
    },
  },
}

/** Label and placeholder of each line in the notice about a contact message, which goes to our own support. */
export const CONTACT_LINES = [
  ['Referência', '{{reference}}'],
  ['Nome', '{{sender}}'],
  ['E-mail', '{{email}}'],
  ['Empresa', '{{company}}'],
  ['Assunto', '{{subject}}'],
] as const

export const CONTACT_TEXT = {
  subject: 'Contato {{reference}}: {{subject}}',
  preview: 'Nova mensagem pelo site.',
  heading: 'Nova mensagem pelo site',
  message: 'Mensagem',
  button: 'Responder',
}
