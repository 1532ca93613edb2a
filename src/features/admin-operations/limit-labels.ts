import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LimitName } from '#contracts/limit-names.ts'

/** What each rate limit counts, in words. */
export const LIMIT_LABELS: Record<LimitName, MessageDescriptor> = {
  signInByAccount: msg`Entradas em uma conta, de uma rede`,
  signInByIp: msg`Entradas de uma rede`,
  signInByAddress: msg`Entradas em uma conta, de todas as redes`,
  signUpByIp: msg`Cadastros de uma rede`,
  signUpByAddress: msg`Cadastros com um endereço`,
  mailByIp: msg`E-mails pedidos de uma rede`,
  mailSpacing: msg`Intervalo entre e-mails, por quem pede`,
  mailToAddress: msg`Intervalo entre e-mails, por endereço`,
  verifyByIp: msg`Links e códigos usados de uma rede`,
  refreshByIp: msg`Renovações de sessões de uma rede`,
  refreshBySession: msg`Renovações de uma sessão`,
  passwordByUser: msg`Senhas conferidas de uma pessoa`,
  factorByAccount: msg`Códigos da segunda etapa, de uma rede`,
  factorByUser: msg`Códigos da segunda etapa, de todas as redes`,
  emailChangeByUser: msg`Trocas de e-mail de uma pessoa`,
  contactByIp: msg`Mensagens de contato de uma rede`,
  contactByEmail: msg`Mensagens de contato de um endereço`,
  waitlistByIp: msg`Inscrições na lista de espera de uma rede`,
  avatarByUser: msg`Fotos enviadas por uma pessoa`,
  checkoutByUser: msg`Pagamentos iniciados por uma pessoa`,
  messagesByProvider: msg`Avisos do provedor de pagamento`,
  receiptMailByUser: msg`Recibos pedidos por e-mail por uma pessoa`,
  answerByUser: msg`Respostas enviadas por um administrador`,
  linkCodeByUser: msg`Códigos de conexão pedidos por uma pessoa`,
  decryptByUser: msg`Transcrições abertas por uma pessoa`,
  lookupByIp: msg`Consultas da plataforma de mensagens`,
  pageErrorsByIp: msg`Erros de páginas avisados de uma rede`,
  defaultByIp: msg`Demais chamadas de uma rede`,
}
