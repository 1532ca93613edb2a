/** What people call each flow that the book shows, beside the name that it has in the code. */
import type { Language } from '#contracts/languages.ts'

export const FLOW_NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  access: {
    pt: 'Porta das páginas protegidas',
    en: 'Gate of protected pages',
    es: 'Puerta de las páginas protegidas',
    fr: 'Porte des pages protégées',
  },
  accountDeletion: {
    pt: 'Excluir a conta',
    en: 'Delete the account',
    es: 'Eliminar la cuenta',
    fr: 'Supprimer le compte',
  },
  avatar: { pt: 'Foto de perfil', en: 'Profile picture', es: 'Foto de perfil', fr: 'Photo de profil' },
  callback: { pt: 'Link do e-mail', en: 'Link from an e-mail', es: 'Enlace del correo', fr: 'Lien reçu par e-mail' },
  checkout: {
    pt: 'Assinar um plano',
    en: 'Subscribe to a plan',
    es: 'Contratar un plan',
    fr: 'Souscrire à un forfait',
  },
  comfort: { pt: 'Modo leitura', en: 'Reading mode', es: 'Modo lectura', fr: 'Mode lecture' },
  consent: { pt: 'Escolha de cookies', en: 'Cookie choices', es: 'Elección de cookies', fr: 'Choix des cookies' },
  contact: { pt: 'Mensagem de contato', en: 'Contact message', es: 'Mensaje de contacto', fr: 'Message de contact' },
  dataExport: { pt: 'Pedir os dados', en: 'Request the data', es: 'Pedir los datos', fr: 'Demander ses données' },
  emailChange: { pt: 'Trocar o e-mail', en: 'Change the e-mail', es: 'Cambiar el correo', fr: 'Changer d’e-mail' },
  exportDownload: {
    pt: 'Baixar os dados',
    en: 'Download the data',
    es: 'Descargar los datos',
    fr: 'Télécharger ses données',
  },
  inboxMessage: {
    pt: 'Mensagem na caixa de entrada',
    en: 'Message in the inbox',
    es: 'Mensaje en la bandeja de entrada',
    fr: 'Message de la boîte de réception',
  },
  languageOffer: { pt: 'Oferta de idioma', en: 'Language offer', es: 'Oferta de idioma', fr: 'Proposition de langue' },
  leaveGuard: {
    pt: 'Sair sem guardar',
    en: 'Leaving without saving',
    es: 'Salir sin guardar',
    fr: 'Quitter sans enregistrer',
  },
  linkMail: {
    pt: 'E-mail com um link',
    en: 'E-mail with a link',
    es: 'Correo con un enlace',
    fr: 'E-mail avec un lien',
  },
  login: { pt: 'Entrar', en: 'Sign in', es: 'Iniciar sesión', fr: 'Se connecter' },
  messagingLink: { pt: 'Vincular o número', en: 'Link the number', es: 'Vincular el número', fr: 'Associer le numéro' },
  neuralDemo: {
    pt: 'Demonstração da rede neural',
    en: 'Neural network demo',
    es: 'Demostración de la red neuronal',
    fr: 'Démo du réseau de neurones',
  },
  newPassword: { pt: 'Nova senha', en: 'New password', es: 'Nueva contraseña', fr: 'Nouveau mot de passe' },
  otherSessions: { pt: 'Outros dispositivos', en: 'Other devices', es: 'Otros dispositivos', fr: 'Autres appareils' },
  ownAudio: { pt: 'Seu próprio áudio', en: 'Your own audio', es: 'Tu propio audio', fr: 'Votre propre audio' },
  passwordChange: {
    pt: 'Trocar a senha',
    en: 'Change the password',
    es: 'Cambiar la contraseña',
    fr: 'Changer de mot de passe',
  },
  personalData: { pt: 'Dados pessoais', en: 'Personal data', es: 'Datos personales', fr: 'Données personnelles' },
  waitingPayment: {
    pt: 'Desistir de um Pix',
    en: 'Give a Pix up',
    es: 'Desistir de un Pix',
    fr: 'Renoncer à un Pix',
  },
  planChange: { pt: 'Cancelar o plano', en: 'Cancel the plan', es: 'Cancelar el plan', fr: 'Résilier le forfait' },
  privacySettings: {
    pt: 'Escolhas de privacidade',
    en: 'Privacy choices',
    es: 'Opciones de privacidad',
    fr: 'Choix de confidentialité',
  },
  reading: { pt: 'Listas da conta', en: 'Lists of the account', es: 'Listas de la cuenta', fr: 'Listes du compte' },
  register: { pt: 'Criar conta', en: 'Create an account', es: 'Crear una cuenta', fr: 'Créer un compte' },
  transcribeDemo: {
    pt: 'Demonstração do Transcribe',
    en: 'Transcribe demo',
    es: 'Demostración de Transcribe',
    fr: 'Démo de Transcribe',
  },
  transcribeSettings: {
    pt: 'Ajustes do Transcribe',
    en: 'Transcribe settings',
    es: 'Ajustes de Transcribe',
    fr: 'Réglages de Transcribe',
  },
  transcription: { pt: 'Uma transcrição', en: 'One transcription', es: 'Una transcripción', fr: 'Une transcription' },
  userActivation: {
    pt: 'Ativar ou desativar uma conta',
    en: 'Activate or deactivate an account',
    es: 'Activar o desactivar una cuenta',
    fr: 'Activer ou désactiver un compte',
  },
  userSearch: { pt: 'Procurar pessoas', en: 'Find people', es: 'Buscar personas', fr: 'Chercher des personnes' },
  waitlist: { pt: 'Lista de espera', en: 'Waiting list', es: 'Lista de espera', fr: 'Liste d’attente' },
}

/** A flow that nobody named is called as in the code. */
export const flowName = (id: string, language: Language): string => FLOW_NAMES[id]?.[language] ?? id
