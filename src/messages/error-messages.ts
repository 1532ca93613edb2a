/** The text of every failure. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorCode } from '#contracts/errors.ts'

export const ERROR_MESSAGES = {
  unexpected: msg({ id: 'error.unexpected', message: 'Erro inesperado. Tente de novo.' }),
  'network.unreachable': msg({ id: 'error.network.unreachable', message: 'Erro de conexão com o servidor' }),
  'network.timeout': msg({
    id: 'error.network.timeout',
    message: 'O servidor demorou demais para responder. Tente de novo.',
  }),
  'service.unavailable': msg({
    id: 'error.service.unavailable',
    message: 'O serviço está ocupado. Tente de novo em instantes.',
  }),
  'request.invalid': msg({ id: 'error.request.invalid', message: 'Confira os dados enviados.' }),
  'request.tooLarge': msg({ id: 'error.request.tooLarge', message: 'O que foi enviado é grande demais.' }),
  'request.unsupportedType': msg({ id: 'error.request.unsupportedType', message: 'Este formato não é aceito.' }),
  'request.notFound': msg({ id: 'error.request.notFound', message: 'Não encontrado.' }),
  'request.notAllowed': msg({ id: 'error.request.notAllowed', message: 'Esta operação não é permitida.' }),
  'request.conflict': msg({ id: 'error.request.conflict', message: 'Este envio conflita com um anterior.' }),
  'rate.limited': msg({ id: 'error.rate.limited', message: 'Muitas tentativas. Aguarde um pouco.' }),
  'auth.unauthenticated': msg({ id: 'error.auth.unauthenticated', message: 'Usuário não autenticado' }),
  'auth.invalidCredentials': msg({ id: 'error.auth.invalidCredentials', message: 'E-mail ou senha incorretos' }),
  'auth.emailNotConfirmed': msg({
    id: 'error.auth.emailNotConfirmed',
    message: 'Este e-mail ainda não foi confirmado.',
  }),
  'auth.emailTaken': msg({ id: 'error.auth.emailTaken', message: 'Este e-mail já está cadastrado' }),
  'auth.weakPassword': msg({ id: 'error.auth.weakPassword', message: 'Esta senha é fraca demais. Escolha outra.' }),
  'auth.samePassword': msg({ id: 'error.auth.samePassword', message: 'A nova senha precisa ser diferente da atual.' }),
  'auth.sessionMissing': msg({ id: 'error.auth.sessionMissing', message: 'Você não está conectado. Entre de novo.' }),
  'auth.sessionExpired': msg({ id: 'error.auth.sessionExpired', message: 'Sua sessão terminou. Entre de novo.' }),
  'auth.linkExpired': msg({ id: 'error.auth.linkExpired', message: 'Este link já foi usado ou venceu.' }),
  'auth.codeInvalid': msg({ id: 'error.auth.codeInvalid', message: 'Este código não confere ou venceu.' }),
  'auth.otherBrowser': msg({ id: 'error.auth.otherBrowser', message: 'Este link foi pedido em outro navegador.' }),
  'auth.refused': msg({ id: 'error.auth.refused', message: 'Este link não pôde ser aceito.' }),
  'auth.signInWithGoogleSoon': msg({
    id: 'error.auth.signInWithGoogleSoon',
    message: 'O login com o Google será implementado em breve',
  }),
  'auth.signUpWithGoogleSoon': msg({
    id: 'error.auth.signUpWithGoogleSoon',
    message: 'O cadastro com o Google será implementado em breve',
  }),
  'auth.googleFailed': msg({
    id: 'error.auth.googleFailed',
    message: 'A entrada com o Google não foi concluída. Tente de novo.',
  }),
  'auth.googleUnverified': msg({
    id: 'error.auth.googleUnverified',
    message: 'O Google ainda não confirmou o e-mail dessa conta. Confirme-o no Google, ou entre com e-mail e senha.',
  }),
  'auth.googleNoAccount': msg({
    id: 'error.auth.googleNoAccount',
    message: 'Ainda não há conta com este e-mail do Google. Em Criar conta, aceite os termos e continue com o Google.',
  }),
  'password.changeFailed': msg({ id: 'error.password.changeFailed', message: 'Erro ao alterar senha' }),
  'password.currentWrong': msg({ id: 'error.password.currentWrong', message: 'A senha atual não confere.' }),
  'password.none': msg({ id: 'error.password.none', message: 'Esta conta não tem senha: ela entra com o Google.' }),
  'account.inactive': msg({
    id: 'error.account.inactive',
    message: 'Sua conta foi desativada. Entre em contato com o suporte.',
  }),
  'account.deletionFailed': msg({ id: 'error.account.deletionFailed', message: 'Erro ao solicitar exclusão da conta' }),
  'access.denied': msg({ id: 'error.access.denied', message: 'Você não tem permissão para acessar esta página.' }),
  'profile.loadFailed': msg({ id: 'error.profile.loadFailed', message: 'Erro ao carregar perfil' }),
  'profile.updateFailed': msg({ id: 'error.profile.updateFailed', message: 'Erro ao atualizar perfil' }),
  'profile.fieldNotAllowed': msg({
    id: 'error.profile.fieldNotAllowed',
    message: 'Este dado não pode ser alterado por aqui.',
  }),
  'avatar.uploadFailed': msg({ id: 'error.avatar.uploadFailed', message: 'Erro ao fazer upload do avatar' }),
  'export.requestFailed': msg({ id: 'error.export.requestFailed', message: 'Erro ao solicitar exportação de dados' }),
  'export.statusFailed': msg({ id: 'error.export.statusFailed', message: 'Erro ao verificar status de exportação' }),
  'privacy.unauthenticated': msg({ id: 'error.privacy.unauthenticated', message: 'Não autenticado' }),
  'privacy.loadFailed': msg({ id: 'error.privacy.loadFailed', message: 'Falha ao carregar configurações' }),
  'privacy.saveFailed': msg({ id: 'error.privacy.saveFailed', message: 'Falha ao salvar configurações' }),
  'registration.invitationInvalid': msg({
    id: 'error.registration.invitationInvalid',
    message: 'Este convite não vale mais.',
  }),
  'transcription.unavailable': msg({ id: 'error.transcription.unavailable', message: '[Conteúdo não disponível]' }),
  'transcription.sample': msg({
    id: 'error.transcription.sample',
    message: 'Texto de exemplo: a transcrição não pôde ser lida agora.',
  }),
  'transcription.decryptFailed': msg({
    id: 'error.transcription.decryptFailed',
    message: '[Erro ao descriptografar conteúdo]',
  }),
  'transcription.empty': msg({ id: 'error.transcription.empty', message: '[Erro na desencriptação]' }),
  'data.severalRows': msg({
    id: 'error.data.severalRows',
    message: 'Encontramos mais de um registro onde só devia haver um.',
  }),
  'sound.unsupported': msg({
    id: 'error.sound.unsupported',
    message: 'Este arquivo não é um áudio. Escolha um MP3, M4A, OGG, OPUS ou WAV.',
  }),
  'sound.tooLarge': msg({
    id: 'error.sound.tooLarge',
    message: 'Este áudio passa de 16 MB. Escolha um menor.',
  }),
  'sound.unreadable': msg({
    id: 'error.sound.unreadable',
    message: 'Este navegador não conseguiu ler o áudio. Escolha outro arquivo.',
  }),
  'storage.failed': msg({ id: 'error.storage.failed', message: 'O arquivo não pôde ser guardado.' }),
  'function.notSent': msg({ id: 'error.function.notSent', message: 'O pedido não pôde ser enviado.' }),
  'function.relayFailed': msg({
    id: 'error.function.relayFailed',
    message: 'O pedido se perdeu no caminho. Tente de novo.',
  }),
  'function.failed': msg({ id: 'error.function.failed', message: 'O pedido não pôde ser atendido.' }),
  'auth.proofNeeded': msg({ id: 'error.auth.proofNeeded', message: 'Confirme sua senha para continuar.' }),
  'avatar.unsupported': msg({
    id: 'error.avatar.unsupported',
    message: 'Esta imagem não pôde ser lida. Envie um arquivo PNG, JPEG ou WebP.',
  }),
  'export.inProgress': msg({ id: 'error.export.inProgress', message: 'Uma exportação já está em andamento.' }),
  'link.codeInvalid': msg({ id: 'error.link.codeInvalid', message: 'Este código não confere ou venceu.' }),
  'link.numberInUse': msg({ id: 'error.link.numberInUse', message: 'Este número já está ligado a outra conta.' }),
  'quota.reached': msg({ id: 'error.quota.reached', message: 'O limite de transcrições deste mês foi atingido.' }),
  'service.paused': msg({ id: 'error.service.paused', message: 'O serviço está pausado.' }),
  'billing.unavailable': msg({
    id: 'error.billing.unavailable',
    message: 'O pagamento está indisponível agora. Nada foi cobrado.',
  }),
  'billing.notForSale': msg({ id: 'error.billing.notForSale', message: 'Este plano não pode ser comprado por aqui.' }),
  'billing.noSubscription': msg({ id: 'error.billing.noSubscription', message: 'Não há assinatura para alterar.' }),
  'billing.alreadyActive': msg({ id: 'error.billing.alreadyActive', message: 'Este plano já é o seu.' }),
  'admin.ownAccount': msg({ id: 'error.admin.ownAccount', message: 'Você não pode desativar a própria conta.' }),
} satisfies Record<ErrorCode, MessageDescriptor>
