/** Refunds a payment whose account is deleted: there is no account for a plan or a mail. */
import type { Log } from '#server/base/log.ts'
import type { PaymentGateway } from './gateway.ts'

export type RefundDeps = { gateway: PaymentGateway; log: Log }

export const refundOrphanPayment = async ({ gateway, log }: RefundDeps, paymentId: string): Promise<void> => {
  await gateway.refund(paymentId)
  log.warn('payment without an account refunded')
}
