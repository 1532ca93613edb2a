/** Texts of mails about sign-in. */
import { BRAND_NAME } from '#contracts/brand.ts'
import type { Language } from '#contracts/languages.ts'
import { EMAIL_LINK_TTL_SECONDS } from '#contracts/limits.ts'
import type { MailKind } from '#contracts/mail-kinds.ts'
import { en, es, fr, type MailText, pt } from './common-words.ts'

type SignInKind = Extract<
  MailKind,
  'confirmation' | 'recovery' | 'passwordChanged' | 'googleLinked' | 'newDevice' | 'alreadyRegistered'
>

const MINUTES = EMAIL_LINK_TTL_SECONDS / 60

export const SIGN_IN_TEXTS: Record<SignInKind, Record<Language, MailText>> = {
  confirmation: {
    pt: {
      ...pt,
      subject: `Confirme seu e-mail na ${BRAND_NAME}`,
      preview: 'Falta um passo para usar sua conta.',
      heading: 'Confirme seu e-mail',
      before: [`Você criou uma conta na ${BRAND_NAME}. Confirme que este endereço é seu para começar a usar.`],
      button: 'Confirmar meu e-mail',
      code: 'Ou digite este código na página de confirmação:',
      after: [
        `O botão e o código valem por ${MINUTES} minutos.`,
        'Não foi você? Ignore este e-mail: sem a confirmação, ninguém usa a conta.',
      ],
    },
    en: {
      ...en,
      subject: `Confirm your email for ${BRAND_NAME}`,
      preview: 'One step left before you can use your account.',
      heading: 'Confirm your email',
      before: [`You created an account with ${BRAND_NAME}. Confirm that this address is yours to start using it.`],
      button: 'Confirm my email',
      code: 'Or type this code on the confirmation page:',
      after: [
        `The button and the code work for ${MINUTES} minutes.`,
        'Not you? Ignore this email: without confirmation nobody can use the account.',
      ],
    },
    es: {
      ...es,
      subject: `Confirma tu correo en ${BRAND_NAME}`,
      preview: 'Falta un paso para usar tu cuenta.',
      heading: 'Confirma tu correo',
      before: [`Creaste una cuenta en ${BRAND_NAME}. Confirma que esta dirección es tuya para empezar a usarla.`],
      button: 'Confirmar mi correo',
      code: 'O escribe este código en la página de confirmación:',
      after: [
        `El botón y el código valen durante ${MINUTES} minutos.`,
        '¿No fuiste tú? Ignora este correo: sin la confirmación, nadie puede usar la cuenta.',
      ],
    },
    fr: {
      ...fr,
      subject: `Confirmez votre adresse e-mail sur ${BRAND_NAME}`,
      preview: 'Encore une étape avant d’utiliser votre compte.',
      heading: 'Confirmez votre adresse e-mail',
      before: [
        `Vous avez créé un compte sur ${BRAND_NAME}. Confirmez que cette adresse est la vôtre pour commencer à l’utiliser.`,
      ],
      button: 'Confirmer mon adresse',
      code: 'Ou saisissez ce code sur la page de confirmation :',
      after: [
        `Le bouton et le code sont valables ${MINUTES} minutes.`,
        'Ce n’était pas vous ? Ignorez cet e-mail : sans confirmation, personne ne peut utiliser le compte.',
      ],
    },
  },
  recovery: {
    pt: {
      ...pt,
      subject: `Crie uma nova senha na ${BRAND_NAME}`,
      preview: 'Aqui está o link que você pediu.',
      heading: 'Crie uma nova senha',
      before: [`Recebemos um pedido para trocar a senha da sua conta na ${BRAND_NAME}.`],
      button: 'Criar nova senha',
      code: 'Ou digite este código na página de recuperação:',
      after: [
        `O botão e o código valem por ${MINUTES} minutos.`,
        'Não foi você? Ignore este e-mail: sua senha continua a mesma.',
      ],
    },
    en: {
      ...en,
      subject: `Choose a new password for ${BRAND_NAME}`,
      preview: 'Here is the link you asked for.',
      heading: 'Choose a new password',
      before: [`We received a request to change the password of your ${BRAND_NAME} account.`],
      button: 'Choose a new password',
      code: 'Or type this code on the recovery page:',
      after: [
        `The button and the code work for ${MINUTES} minutes.`,
        'Not you? Ignore this email: your password stays the same.',
      ],
    },
    es: {
      ...es,
      subject: `Crea una nueva contraseña en ${BRAND_NAME}`,
      preview: 'Aquí está el enlace que pediste.',
      heading: 'Crea una nueva contraseña',
      before: [`Recibimos una solicitud para cambiar la contraseña de tu cuenta en ${BRAND_NAME}.`],
      button: 'Crear nueva contraseña',
      code: 'O escribe este código en la página de recuperación:',
      after: [
        `El botón y el código valen durante ${MINUTES} minutos.`,
        '¿No fuiste tú? Ignora este correo: tu contraseña sigue siendo la misma.',
      ],
    },
    fr: {
      ...fr,
      subject: `Choisissez un nouveau mot de passe sur ${BRAND_NAME}`,
      preview: 'Voici le lien que vous avez demandé.',
      heading: 'Choisissez un nouveau mot de passe',
      before: [`Nous avons reçu une demande de changement du mot de passe de votre compte ${BRAND_NAME}.`],
      button: 'Choisir un mot de passe',
      code: 'Ou saisissez ce code sur la page de récupération :',
      after: [
        `Le bouton et le code sont valables ${MINUTES} minutes.`,
        'Ce n’était pas vous ? Ignorez cet e-mail : votre mot de passe reste le même.',
      ],
    },
  },
  passwordChanged: {
    pt: {
      ...pt,
      subject: `Sua senha da ${BRAND_NAME} foi trocada`,
      preview: 'As outras sessões foram encerradas.',
      heading: 'Sua senha foi trocada',
      before: [`A senha da sua conta na ${BRAND_NAME} acaba de ser trocada. As outras sessões foram encerradas.`],
      button: 'Entrar na minha conta',
      after: ['Não foi você? Na página de login, escolha “Esqueci minha senha” e crie outra agora.'],
    },
    en: {
      ...en,
      subject: `Your ${BRAND_NAME} password was changed`,
      preview: 'All other sessions were ended.',
      heading: 'Your password was changed',
      before: [`The password of your ${BRAND_NAME} account has just been changed. All other sessions were ended.`],
      button: 'Sign in to my account',
      after: ['Not you? On the sign-in page, choose “Forgot my password” and set another one now.'],
    },
    es: {
      ...es,
      subject: `Tu contraseña de ${BRAND_NAME} cambió`,
      preview: 'Las demás sesiones se cerraron.',
      heading: 'Tu contraseña cambió',
      before: [`La contraseña de tu cuenta en ${BRAND_NAME} acaba de cambiar. Las demás sesiones se cerraron.`],
      button: 'Iniciar sesión',
      after: ['¿No fuiste tú? En la página de inicio de sesión, elige «Olvidé mi contraseña» y crea otra ahora.'],
    },
    fr: {
      ...fr,
      subject: `Votre mot de passe ${BRAND_NAME} a été changé`,
      preview: 'Toutes les autres sessions ont été fermées.',
      heading: 'Votre mot de passe a été changé',
      before: [
        `Le mot de passe de votre compte ${BRAND_NAME} vient d’être changé. Toutes les autres sessions ont été fermées.`,
      ],
      button: 'Me connecter',
      after: [
        'Ce n’était pas vous ? Sur la page de connexion, choisissez « Mot de passe oublié » et créez-en un autre maintenant.',
      ],
    },
  },
  googleLinked: {
    pt: {
      ...pt,
      subject: `Sua conta na ${BRAND_NAME} foi conectada ao Google`,
      preview: 'Agora você também entra com o Google.',
      heading: 'Google conectado à sua conta',
      before: [
        `Alguém entrou na sua conta na ${BRAND_NAME} com uma conta do Google que tem este mesmo e-mail. De agora em diante, essa conta do Google também dá acesso à sua.`,
      ],
      button: 'Ver a segurança da conta',
      after: ['Não foi você? Troque agora a senha da sua conta do Google e escreva para nós.'],
    },
    en: {
      ...en,
      subject: `Google was linked to your ${BRAND_NAME} account`,
      preview: 'You can now sign in with Google, too.',
      heading: 'Google linked to your account',
      before: [
        `Somebody signed in to your ${BRAND_NAME} account with a Google account that has this same address. From now on that Google account gives access to yours, too.`,
      ],
      button: 'See the security of my account',
      after: ['Not you? Change the password of your Google account now, and write to us.'],
    },
    es: {
      ...es,
      subject: `Tu cuenta de ${BRAND_NAME} se vinculó con Google`,
      preview: 'Ahora también puedes entrar con Google.',
      heading: 'Google vinculado a tu cuenta',
      before: [
        `Alguien entró en tu cuenta de ${BRAND_NAME} con una cuenta de Google que tiene este mismo correo. Desde ahora, esa cuenta de Google también da acceso a la tuya.`,
      ],
      button: 'Ver la seguridad de mi cuenta',
      after: ['¿No fuiste tú? Cambia ahora la contraseña de tu cuenta de Google y escríbenos.'],
    },
    fr: {
      ...fr,
      subject: `Votre compte ${BRAND_NAME} a été associé à Google`,
      preview: 'Vous pouvez désormais aussi vous connecter avec Google.',
      heading: 'Google associé à votre compte',
      before: [
        `Quelqu’un s’est connecté à votre compte ${BRAND_NAME} avec un compte Google qui a cette même adresse. Ce compte Google donne désormais aussi accès au vôtre.`,
      ],
      button: 'Voir la sécurité de mon compte',
      after: ['Ce n’était pas vous ? Changez tout de suite le mot de passe de votre compte Google et écrivez-nous.'],
    },
  },
  newDevice: {
    pt: {
      ...pt,
      subject: `Novo acesso à sua conta na ${BRAND_NAME}`,
      preview: 'Foi você? Então está tudo certo.',
      heading: 'Novo acesso à sua conta, em outro aparelho',
      before: [
        'Alguém entrou na sua conta em um aparelho que ainda não conhecíamos: {{device}}.',
        'Foi você? Então não precisa fazer nada.',
      ],
      button: 'Ver os aparelhos',
      after: ['Não foi você? Saia desse aparelho pela página de segurança e troque sua senha agora.'],
    },
    en: {
      ...en,
      subject: `New sign-in to your ${BRAND_NAME} account`,
      preview: 'Was it you? Then all is well.',
      heading: 'New sign-in to your account, on another device',
      before: [
        'Somebody signed in to your account on a device we had not seen before: {{device}}.',
        'Was it you? Then there is nothing to do.',
      ],
      button: 'See the devices',
      after: ['Not you? Sign that device out on the security page and change your password now.'],
    },
    es: {
      ...es,
      subject: `Nuevo acceso a tu cuenta en ${BRAND_NAME}`,
      preview: '¿Fuiste tú? Entonces todo está bien.',
      heading: 'Se inició sesión en tu cuenta desde otro dispositivo',
      before: [
        'Alguien entró en tu cuenta desde un dispositivo que aún no conocíamos: {{device}}.',
        '¿Fuiste tú? Entonces no tienes que hacer nada.',
      ],
      button: 'Ver los dispositivos',
      after: [
        '¿No fuiste tú? Cierra la sesión de ese dispositivo en la página de seguridad y cambia tu contraseña ahora.',
      ],
    },
    fr: {
      ...fr,
      subject: `Nouvelle connexion à votre compte ${BRAND_NAME}`,
      preview: 'C’était vous ? Alors tout va bien.',
      heading: 'Connexion à votre compte depuis un autre appareil',
      before: [
        'Quelqu’un s’est connecté à votre compte depuis un appareil que nous ne connaissions pas : {{device}}.',
        'C’était vous ? Alors vous n’avez rien à faire.',
      ],
      button: 'Voir les appareils',
      after: [
        'Ce n’était pas vous ? Déconnectez cet appareil sur la page de sécurité et changez votre mot de passe maintenant.',
      ],
    },
  },
  alreadyRegistered: {
    pt: {
      ...pt,
      subject: `Você já tem uma conta na ${BRAND_NAME}`,
      preview: 'Entre com este e-mail.',
      heading: 'Você já tem uma conta',
      before: [
        `Alguém tentou criar uma conta na ${BRAND_NAME} com este endereço, mas ele já tem uma. Se foi você, entre com a senha que já usa.`,
      ],
      button: 'Entrar na minha conta',
      after: [
        'Esqueceu a senha? Na página de login, escolha “Esqueci minha senha”.',
        'Não foi você? Ignore este e-mail: nada mudou na sua conta.',
      ],
    },
    en: {
      ...en,
      subject: `You already have a ${BRAND_NAME} account`,
      preview: 'Sign in with this email.',
      heading: 'You already have an account',
      before: [
        `Somebody tried to create a ${BRAND_NAME} account with this address, but it already has one. If it was you, sign in with your usual password.`,
      ],
      button: 'Sign in to my account',
      after: [
        'Forgot it? On the sign-in page, choose “Forgot my password”.',
        'Not you? Ignore this email: nothing about your account has changed.',
      ],
    },
    es: {
      ...es,
      subject: `Ya tienes una cuenta en ${BRAND_NAME}`,
      preview: 'Inicia sesión con este correo.',
      heading: 'Ya tienes una cuenta',
      before: [
        `Alguien intentó crear una cuenta en ${BRAND_NAME} con esta dirección, pero ya tiene una. Si fuiste tú, inicia sesión con tu contraseña de siempre.`,
      ],
      button: 'Iniciar sesión',
      after: [
        '¿La olvidaste? En la página de inicio de sesión, elige «Olvidé mi contraseña».',
        '¿No fuiste tú? Ignora este correo: nada cambió en tu cuenta.',
      ],
    },
    fr: {
      ...fr,
      subject: `Vous avez déjà un compte ${BRAND_NAME}`,
      preview: 'Connectez-vous avec cette adresse.',
      heading: 'Vous avez déjà un compte',
      before: [
        `Quelqu’un a essayé de créer un compte ${BRAND_NAME} avec cette adresse, mais elle en a déjà un. Si c’était vous, connectez-vous avec votre mot de passe habituel.`,
      ],
      button: 'Me connecter',
      after: [
        'Vous l’avez oublié ? Sur la page de connexion, choisissez « Mot de passe oublié ».',
        'Ce n’était pas vous ? Ignorez cet e-mail : rien n’a changé dans votre compte.',
      ],
    },
  },
}
