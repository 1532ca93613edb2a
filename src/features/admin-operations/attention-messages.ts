import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Attention } from '#contracts/api/operations.ts'

export const ATTENTION_MESSAGES: Record<Attention, MessageDescriptor> = {
  mailsLate: msg`Há e-mails esperando há mais de 15 minutos.`,
  mailsGivenUp: msg`Há e-mails que não puderam ser enviados.`,
  exportsStuck: msg`Há cópias de dados paradas.`,
  exportsFailed: msg`Cópias de dados falharam nas últimas 24 horas.`,
  maintenanceLate: msg`A manutenção não roda há mais de duas horas.`,
  maintenanceFailed: msg`Parte da última manutenção falhou.`,
  paymentsDiffer: msg`A conciliação encontrou planos que o provedor de pagamento tinha alterado.`,
  noWorker: msg`Nenhum servidor envia e-mails nem prepara cópias de dados.`,
}
