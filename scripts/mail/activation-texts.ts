/** Words of the mails about an account that was stopped, or is open again. */
import { BRAND_NAME } from '#contracts/brand.ts'
import type { Language } from '#contracts/languages.ts'
import type { MailKind } from '#contracts/mail-kinds.ts'
import { en, es, fr, type MailText, pt } from './common-words.ts'

type ActivationKind = Extract<MailKind, 'accountDeactivated' | 'accountActivated'>

export const ACTIVATION_TEXTS: Record<ActivationKind, Record<Language, MailText>> = {
  accountDeactivated: {
    pt: {
      ...pt,
      subject: `Sua conta na ${BRAND_NAME} foi desativada`,
      preview: 'O motivo, e como contestar.',
      heading: 'Sua conta foi desativada',
      before: [
        'Desativamos a sua conta. O motivo: {{reason}}.',
        'Nada foi apagado, mas não dá para entrar enquanto ela estiver desativada.',
      ],
      button: 'Contestar ou perguntar',
      after: ['Se não concorda, escreva para nós pelo link acima: outra pessoa vai rever a decisão.'],
    },
    en: {
      ...en,
      subject: `Your ${BRAND_NAME} account was deactivated`,
      preview: 'The reason, and how to contest it.',
      heading: 'Your account was deactivated',
      before: [
        'We deactivated your account. The reason: {{reason}}.',
        'Nothing was deleted, but you cannot sign in while it is deactivated.',
      ],
      button: 'Contest it or ask us',
      after: ['If you disagree, write to us through the link above: another person will review the decision.'],
    },
    es: {
      ...es,
      subject: `Tu cuenta en ${BRAND_NAME} fue desactivada`,
      preview: 'El motivo, y cómo reclamar.',
      heading: 'Tu cuenta fue desactivada',
      before: [
        'Desactivamos tu cuenta. El motivo: {{reason}}.',
        'No se borró nada, pero no puedes iniciar sesión mientras esté desactivada.',
      ],
      button: 'Reclamar o preguntar',
      after: ['Si no estás de acuerdo, escríbenos desde el enlace de arriba: otra persona revisará la decisión.'],
    },
    fr: {
      ...fr,
      subject: `Votre compte ${BRAND_NAME} a été désactivé`,
      preview: 'Le motif, et comment le contester.',
      heading: 'Votre compte a été désactivé',
      before: [
        'Nous avons désactivé votre compte. Le motif : {{reason}}.',
        'Rien n’a été effacé, mais vous ne pouvez pas vous connecter tant qu’il est désactivé.',
      ],
      button: 'Contester ou poser une question',
      after: [
        'Si vous n’êtes pas d’accord, écrivez-nous par le lien ci-dessus : une autre personne réexaminera la décision.',
      ],
    },
  },
  accountActivated: {
    pt: {
      ...pt,
      subject: `Sua conta na ${BRAND_NAME} está ativa de novo`,
      preview: 'Você já pode entrar.',
      heading: 'Sua conta está ativa de novo',
      before: ['Reativamos a sua conta. Tudo o que havia nela continua lá.'],
      button: 'Entrar na minha conta',
      after: [],
    },
    en: {
      ...en,
      subject: `Your ${BRAND_NAME} account is active again`,
      preview: 'You can sign in again.',
      heading: 'Your account is active again',
      before: ['We reactivated your account. Everything in it is still there.'],
      button: 'Sign in to my account',
      after: [],
    },
    es: {
      ...es,
      subject: `Tu cuenta en ${BRAND_NAME} está activa de nuevo`,
      preview: 'Ya puedes iniciar sesión.',
      heading: 'Tu cuenta está activa de nuevo',
      before: ['Reactivamos tu cuenta. Todo lo que había en ella sigue ahí.'],
      button: 'Iniciar sesión en mi cuenta',
      after: [],
    },
    fr: {
      ...fr,
      subject: `Votre compte ${BRAND_NAME} est de nouveau actif`,
      preview: 'Vous pouvez vous connecter.',
      heading: 'Votre compte est de nouveau actif',
      before: ['Nous avons réactivé votre compte. Tout ce qu’il contenait y est encore.'],
      button: 'Me connecter à mon compte',
      after: [],
    },
  },
}
