/** Pays back what arrived when its account was deleted already: there is nobody whom it could give a plan, or be mailed to. */
import type { Log } from '#server/base/log.ts'
import type { PaymentGateway } from './gateway.ts'

export type PayBackDeps = { gateway: PaymentGateway; log: Log }

export const payBack = async ({ gateway, log }: PayBackDeps, paymentId: string): Promise<void> => {
  await gateway.payBack(paymentId)
  log.warn('a payment without an account is paid back')
}
