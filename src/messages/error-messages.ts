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
  'request.invalid': msg({
    id: 'error.request.invalid',
    message: 'Os dados não foram aceitos. Confira o que você preencheu e tente de novo.',
  }),
  'request.tooLarge': msg({
    id: 'error.request.tooLarge',
    message: 'O que você enviou é grande demais. Envie algo menor.',
  }),
  'request.unsupportedType': msg({
    id: 'error.request.unsupportedType',
    message: 'Este tipo de arquivo não é aceito. Escolha outro.',
  }),
  'request.notFound': msg({
    id: 'error.request.notFound',
    message: 'Não encontramos o que você procurava. Volte e tente de novo.',
  }),
  'request.notAllowed': msg({
    id: 'error.request.notAllowed',
    message: 'Esta operação não é permitida. Volte à página anterior ou fale com a gente.',
  }),
  'request.conflict': msg({
    id: 'error.request.conflict',
    message: 'Este pedido já tinha sido enviado. Atualize a página para ver como ele está.',
  }),
  'rate.limited': msg({ id: 'error.rate.limited', message: 'Muitas tentativas. Aguarde um pouco e tente de novo.' }),
  'auth.unauthenticated': msg({ id: 'error.auth.unauthenticated', message: 'Usuário não autenticado' }),
  'auth.invalidCredentials': msg({ id: 'error.auth.invalidCredentials', message: 'E-mail ou senha incorretos' }),
  'auth.emailNotConfirmed': msg({
    id: 'error.auth.emailNotConfirmed',
    message: 'Este e-mail ainda não foi confirmado. Abra o link que enviamos ou peça outro.',
  }),
  'auth.emailTaken': msg({ id: 'error.auth.emailTaken', message: 'Este e-mail já está cadastrado' }),
  'auth.weakPassword': msg({ id: 'error.auth.weakPassword', message: 'Esta senha é fraca demais. Escolha outra.' }),
  'auth.samePassword': msg({
    id: 'error.auth.samePassword',
    message: 'A nova senha precisa ser diferente da atual. Escolha outra.',
  }),
  'auth.sessionMissing': msg({
    id: 'error.auth.sessionMissing',
    message: 'Você não está na sua conta. Entre e tente de novo.',
  }),
  'auth.sessionExpired': msg({
    id: 'error.auth.sessionExpired',
    message: 'Sua sessão expirou. Entre na conta e tente de novo.',
  }),
  'auth.linkExpired': msg({
    id: 'error.auth.linkExpired',
    message: 'Este link já foi usado ou expirou. Peça um novo.',
  }),
  'auth.codeInvalid': msg({
    id: 'error.auth.codeInvalid',
    message: 'Este código não confere ou expirou. Confira os 6 dígitos ou peça um novo.',
  }),
  'auth.otherBrowser': msg({
    id: 'error.auth.otherBrowser',
    message: 'Este link foi pedido em outro navegador. Abra-o lá ou digite o código do e-mail.',
  }),
  'auth.refused': msg({ id: 'error.auth.refused', message: 'Este link não foi aceito. Peça um novo.' }),
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
    message: 'Não foi possível entrar com o Google. Tente de novo.',
  }),
  'auth.googleUnverified': msg({
    id: 'error.auth.googleUnverified',
    message: 'O Google ainda não confirmou o e-mail dessa conta. Confirme-o no Google ou entre com e-mail e senha.',
  }),
  'auth.googleNoAccount': msg({
    id: 'error.auth.googleNoAccount',
    message:
      'Ainda não há conta com este e-mail do Google. Abra “Criar conta”, aceite os termos e continue com o Google.',
  }),
  'password.changeFailed': msg({ id: 'error.password.changeFailed', message: 'Erro ao alterar senha' }),
  'password.currentWrong': msg({
    id: 'error.password.currentWrong',
    message: 'A senha atual não confere. Digite de novo.',
  }),
  'password.none': msg({ id: 'error.password.none', message: 'Esta conta não tem senha: entre com o Google.' }),
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
    message: 'Este dado não pode ser alterado por aqui. Fale com a gente para mudá-lo.',
  }),
  'avatar.uploadFailed': msg({ id: 'error.avatar.uploadFailed', message: 'Erro ao fazer upload do avatar' }),
  'export.requestFailed': msg({ id: 'error.export.requestFailed', message: 'Erro ao solicitar exportação de dados' }),
  'export.statusFailed': msg({ id: 'error.export.statusFailed', message: 'Erro ao verificar status de exportação' }),
  'privacy.unauthenticated': msg({ id: 'error.privacy.unauthenticated', message: 'Não autenticado' }),
  'privacy.loadFailed': msg({ id: 'error.privacy.loadFailed', message: 'Falha ao carregar configurações' }),
  'privacy.saveFailed': msg({ id: 'error.privacy.saveFailed', message: 'Falha ao salvar configurações' }),
  'registration.invitationInvalid': msg({
    id: 'error.registration.invitationInvalid',
    message: 'Este convite não vale mais. Você pode criar a conta sem ele.',
  }),
  'transcription.unavailable': msg({ id: 'error.transcription.unavailable', message: '[Conteúdo não disponível]' }),
  'transcription.sample': msg({
    id: 'error.transcription.sample',
    message: 'Texto de exemplo: não foi possível ler a transcrição agora. Tente de novo mais tarde.',
  }),
  'transcription.decryptFailed': msg({
    id: 'error.transcription.decryptFailed',
    message: '[Erro ao descriptografar conteúdo]',
  }),
  'transcription.empty': msg({ id: 'error.transcription.empty', message: '[Erro na desencriptação]' }),
  'transcription.gone': msg({
    id: 'error.transcription.gone',
    message: 'Não dá mais para desfazer: o que você apagou não volta.',
  }),
  'data.severalRows': msg({
    id: 'error.data.severalRows',
    message: 'Não conseguimos abrir estes dados. Tente de novo; se continuar, fale com a gente.',
  }),
  'sound.unsupported': msg({
    id: 'error.sound.unsupported',
    message: 'Este arquivo não é um áudio. Escolha um MP3, M4A, OGG, OPUS ou WAV.',
  }),
  'sound.tooLarge': msg({
    id: 'error.sound.tooLarge',
    message: 'Este áudio passa de 16 MB. Escolha um menor.',
  }),
  'sound.unreadable': msg({
    id: 'error.sound.unreadable',
    message: 'Este navegador não conseguiu ler o áudio. Escolha outro arquivo.',
  }),
  'storage.failed': msg({ id: 'error.storage.failed', message: 'Não foi possível salvar o arquivo. Tente de novo.' }),
  'function.notSent': msg({
    id: 'error.function.notSent',
    message: 'Não foi possível enviar o pedido. Confira a conexão e tente de novo.',
  }),
  'function.relayFailed': msg({
    id: 'error.function.relayFailed',
    message: 'O pedido não chegou ao destino. Tente de novo.',
  }),
  'function.failed': msg({
    id: 'error.function.failed',
    message: 'Não foi possível atender ao pedido. Tente de novo.',
  }),
  'auth.secondFactorNeeded': msg({
    id: 'error.auth.secondFactorNeeded',
    message: 'Falta o código do seu aplicativo autenticador. Entre de novo.',
  }),
  'auth.factorCodeWrong': msg({
    id: 'error.auth.factorCodeWrong',
    message:
      'Este código não confere ou já foi usado. Confira e digite de novo. No aplicativo, use o que aparece agora; se não der certo, ative a hora automática do celular.',
  }),
  'auth.proofNeeded': msg({ id: 'error.auth.proofNeeded', message: 'Confirme sua senha para continuar.' }),
  'auth.factorProofNeeded': msg({
    id: 'error.auth.factorProofNeeded',
    message: 'Confirme com um código do aplicativo autenticador para continuar.',
  }),
  'avatar.unsupported': msg({
    id: 'error.avatar.unsupported',
    message: 'Não foi possível abrir esta imagem. Envie outra, ou uma cópia menor, em PNG, JPEG ou WebP.',
  }),
  'export.inProgress': msg({
    id: 'error.export.inProgress',
    message: 'Uma cópia já está sendo preparada. Avisamos por e-mail quando ela estiver pronta.',
  }),
  'link.codeInvalid': msg({
    id: 'error.link.codeInvalid',
    message: 'Este código não confere ou expirou. Confira os 8 caracteres ou peça um novo.',
  }),
  'link.numberInUse': msg({
    id: 'error.link.numberInUse',
    message: 'Este número já está conectado a outra conta. Desconecte-o lá ou use outro.',
  }),
  'quota.reached': msg({
    id: 'error.quota.reached',
    message:
      'Você atingiu o limite de transcrições deste mês. A contagem recomeça no mês que vem; com o Premium não há limite.',
  }),
  'service.paused': msg({
    id: 'error.service.paused',
    message: 'O Transcribe está em pausa. Retome-o nos ajustes do Transcribe.',
  }),
  'billing.unavailable': msg({
    id: 'error.billing.unavailable',
    message: 'O pagamento está indisponível agora. Nada foi cobrado. Tente de novo mais tarde.',
  }),
  'billing.notForSale': msg({
    id: 'error.billing.notForSale',
    message: 'Este plano não pode ser comprado por aqui. Fale com a gente.',
  }),
  'billing.noSubscription': msg({
    id: 'error.billing.noSubscription',
    message: 'Não há assinatura para alterar. Escolha um plano para começar.',
  }),
  'billing.alreadyActive': msg({
    id: 'error.billing.alreadyActive',
    message: 'Este plano já é o seu. Não é preciso fazer nada.',
  }),
  'admin.ownAccount': msg({
    id: 'error.admin.ownAccount',
    message: 'Você não pode desativar a própria conta. Peça a outra pessoa da administração.',
  }),
  'admin.alreadyAnswered': msg({
    id: 'error.admin.alreadyAnswered',
    message: 'Esta mensagem já foi respondida. Nada foi enviado agora: recarregue a página para ler a resposta.',
  }),
} satisfies Record<ErrorCode, MessageDescriptor>
