import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RateLimitName } from '#contracts/rate-limit-names.ts'

/** What each rate limit counts. */
export const LIMIT_LABELS: Record<RateLimitName, MessageDescriptor> = {
  signInByEmailAndIp: msg`Entradas em uma conta, de uma rede`,
  signInByIp: msg`Entradas de uma rede`,
  signInByEmail: msg`Entradas em uma conta, de todas as redes`,
  signUpByIp: msg`Cadastros de uma rede`,
  signUpByEmail: msg`Cadastros com um endereço`,
  mailRequestByIp: msg`E-mails pedidos de uma rede`,
  mailIntervalByRequester: msg`Intervalo entre e-mails, por quem pede`,
  mailIntervalByEmail: msg`Intervalo entre e-mails, por endereço`,
  verificationByIp: msg`Links e códigos usados de uma rede`,
  refreshByIp: msg`Renovações de sessões de uma rede`,
  refreshBySession: msg`Renovações de uma sessão`,
  passwordCheckByUser: msg`Senhas conferidas de uma pessoa`,
  factorCodeByUserAndIp: msg`Códigos da segunda etapa, de uma rede`,
  factorCodeByUser: msg`Códigos da segunda etapa, de todas as redes`,
  emailChangeByUser: msg`Trocas de e-mail de uma pessoa`,
  contactMessageByIp: msg`Mensagens de contato de uma rede`,
  contactMessageByEmail: msg`Mensagens de contato de um endereço`,
  waitlistByIp: msg`Inscrições na lista de espera de uma rede`,
  avatarUploadByUser: msg`Fotos enviadas por uma pessoa`,
  checkoutByUser: msg`Pagamentos iniciados por uma pessoa`,
  webhookMessageByProvider: msg`Avisos de um provedor de pagamento ou de e-mail`,
  receiptMailByUser: msg`Recibos pedidos por e-mail por uma pessoa`,
  contactAnswerByUser: msg`Respostas enviadas por um administrador`,
  linkCodeByUser: msg`Códigos de conexão pedidos por uma pessoa`,
  decryptByUser: msg`Transcrições abertas por uma pessoa`,
  userLookupByIp: msg`Consultas de contas pelo identificador, de uma rede`,
  pageErrorByIp: msg`Erros de páginas avisados de uma rede`,
  defaultByIp: msg`Demais chamadas de uma rede`,
}
