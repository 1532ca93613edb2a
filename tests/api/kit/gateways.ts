/** Payment providers of tests. */
import type { PaymentGateway } from '#server/features/billing/gateway.ts'
import { PaymentsUnavailable } from '#server/http/payments-unavailable.ts'

const done = () => Promise.resolve()

/** Accepts every call, and stores nothing. */
export const stubGateway = (changes: Partial<PaymentGateway> = {}): PaymentGateway => ({
  signatureHeader: 'Prosa-Signature',
  openCheckout: () => Promise.resolve({ url: '', providerId: 'none' }),
  closeCheckout: () => Promise.resolve(null),
  readCheckout: () => Promise.resolve(null),
  openPortal: () => Promise.resolve(''),
  readSubscription: () => Promise.resolve(null),
  cancel: done,
  resume: done,
  end: done,
  refund: done,
  readEvent: () => Promise.resolve(null),
  ...changes,
})

const fail = () => Promise.reject(new PaymentsUnavailable('away'))

/** Cannot be reached. */
export const unreachableGateway: PaymentGateway = stubGateway({
  openCheckout: fail,
  closeCheckout: fail,
  readCheckout: fail,
  openPortal: fail,
  readSubscription: fail,
  cancel: fail,
  resume: fail,
  end: fail,
  refund: fail,
})
