/** Texts of mails about the second factor. */
import { BRAND_NAME } from '#contracts/brand.ts'
import type { Language } from '#contracts/languages.ts'
import type { MailKind } from '#contracts/mail-kinds.ts'
import { en, es, fr, type MailText, pt } from './common-words.ts'

type FactorKind = Extract<MailKind, 'factorAdded' | 'factorRemoved' | 'recoveryCodeUsed'>

export const FACTOR_TEXTS: Record<FactorKind, Record<Language, MailText>> = {
  factorAdded: {
    pt: {
      ...pt,
      subject: `Verificação em duas etapas ativada na ${BRAND_NAME}`,
      preview: 'Entrar agora pede também um código.',
      heading: 'Verificação em duas etapas ativada',
      before: [
        `De agora em diante, entrar na sua conta na ${BRAND_NAME} pede também um código do seu aplicativo autenticador. As sessões que estavam abertas em outros aparelhos foram encerradas.`,
      ],
      button: 'Ver a segurança da conta',
      after: ['Não foi você? Troque sua senha agora e escreva para nós.'],
    },
    en: {
      ...en,
      subject: `Two-step verification is on at ${BRAND_NAME}`,
      preview: 'Signing in now asks for a code, too.',
      heading: 'Two-step verification is on',
      before: [
        `From now on, signing in to your ${BRAND_NAME} account also asks for a code from your authenticator app. Sessions that were open on other devices were ended.`,
      ],
      button: 'See the security of my account',
      after: ['Not you? Change your password now, and write to us.'],
    },
    es: {
      ...es,
      subject: `Verificación en dos pasos activada en ${BRAND_NAME}`,
      preview: 'Ahora también se pide un código al iniciar sesión.',
      heading: 'Verificación en dos pasos activada',
      before: [
        `Desde ahora, al iniciar sesión en tu cuenta de ${BRAND_NAME} también se pide un código de tu aplicación de autenticación. Las sesiones abiertas en otros dispositivos se cerraron.`,
      ],
      button: 'Ver la seguridad de mi cuenta',
      after: ['¿No fuiste tú? Cambia tu contraseña ahora y escríbenos.'],
    },
    fr: {
      ...fr,
      subject: `Validation en deux étapes activée sur ${BRAND_NAME}`,
      preview: 'La connexion demande désormais aussi un code.',
      heading: 'Validation en deux étapes activée',
      before: [
        `Désormais, la connexion à votre compte ${BRAND_NAME} demande aussi un code de votre application d’authentification. Les sessions ouvertes sur d’autres appareils ont été fermées.`,
      ],
      button: 'Voir la sécurité de mon compte',
      after: ['Ce n’était pas vous ? Changez tout de suite votre mot de passe et écrivez-nous.'],
    },
  },
  factorRemoved: {
    pt: {
      ...pt,
      subject: `Verificação em duas etapas desativada na ${BRAND_NAME}`,
      preview: 'Entrar não pede mais um código.',
      heading: 'Verificação em duas etapas desativada',
      before: [
        `Entrar na sua conta na ${BRAND_NAME} não pede mais um código do aplicativo autenticador. Os códigos de recuperação deixaram de valer.`,
      ],
      button: 'Ver a segurança da conta',
      after: ['Não foi você? Troque sua senha agora e escreva para nós.'],
    },
    en: {
      ...en,
      subject: `Two-step verification is off at ${BRAND_NAME}`,
      preview: 'Signing in no longer asks for a code.',
      heading: 'Two-step verification is off',
      before: [
        `Signing in to your ${BRAND_NAME} account no longer asks for a code from an authenticator app. The recovery codes no longer work.`,
      ],
      button: 'See the security of my account',
      after: ['Not you? Change your password now, and write to us.'],
    },
    es: {
      ...es,
      subject: `Verificación en dos pasos desactivada en ${BRAND_NAME}`,
      preview: 'Ya no se pide un código al iniciar sesión.',
      heading: 'Verificación en dos pasos desactivada',
      before: [
        `Al iniciar sesión en tu cuenta de ${BRAND_NAME} ya no se pide un código de la aplicación de autenticación. Los códigos de recuperación ya no son válidos.`,
      ],
      button: 'Ver la seguridad de mi cuenta',
      after: ['¿No fuiste tú? Cambia tu contraseña ahora y escríbenos.'],
    },
    fr: {
      ...fr,
      subject: `Validation en deux étapes désactivée sur ${BRAND_NAME}`,
      preview: 'La connexion ne demande plus de code.',
      heading: 'Validation en deux étapes désactivée',
      before: [
        `La connexion à votre compte ${BRAND_NAME} ne demande plus de code d’application d’authentification. Les codes de récupération ne sont plus valables.`,
      ],
      button: 'Voir la sécurité de mon compte',
      after: ['Ce n’était pas vous ? Changez tout de suite votre mot de passe et écrivez-nous.'],
    },
  },
  recoveryCodeUsed: {
    pt: {
      ...pt,
      subject: `Um código de recuperação da ${BRAND_NAME} foi usado`,
      preview: 'Cada código vale uma vez.',
      heading: 'Um código de recuperação foi usado',
      before: [
        `Alguém entrou na sua conta na ${BRAND_NAME} com um código de recuperação, no lugar do aplicativo autenticador. Esse código não vale mais.`,
      ],
      button: 'Ver a segurança da conta',
      after: ['Não foi você? Troque sua senha agora, crie outros códigos e escreva para nós.'],
    },
    en: {
      ...en,
      subject: `A ${BRAND_NAME} recovery code was used`,
      preview: 'Each code works once.',
      heading: 'A recovery code was used',
      before: [
        `Somebody signed in to your ${BRAND_NAME} account with a recovery code in place of the authenticator app. That code no longer works.`,
      ],
      button: 'See the security of my account',
      after: ['Not you? Change your password now, create other codes, and write to us.'],
    },
    es: {
      ...es,
      subject: `Se usó un código de recuperación de ${BRAND_NAME}`,
      preview: 'Cada código vale una sola vez.',
      heading: 'Se usó un código de recuperación',
      before: [
        `Alguien entró en tu cuenta de ${BRAND_NAME} con un código de recuperación en lugar de la aplicación de autenticación. Ese código ya no vale.`,
      ],
      button: 'Ver la seguridad de mi cuenta',
      after: ['¿No fuiste tú? Cambia tu contraseña ahora, crea otros códigos y escríbenos.'],
    },
    fr: {
      ...fr,
      subject: `Un code de récupération ${BRAND_NAME} a été utilisé`,
      preview: 'Chaque code ne sert qu’une fois.',
      heading: 'Un code de récupération a été utilisé',
      before: [
        `Quelqu’un s’est connecté à votre compte ${BRAND_NAME} avec un code de récupération à la place de l’application d’authentification. Ce code n’est plus valable.`,
      ],
      button: 'Voir la sécurité de mon compte',
      after: ['Ce n’était pas vous ? Changez tout de suite votre mot de passe, créez d’autres codes et écrivez-nous.'],
    },
  },
}
