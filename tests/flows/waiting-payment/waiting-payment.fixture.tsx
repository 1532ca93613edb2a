import { useWaitingPayment } from '#src/features/waiting-payment/use-waiting-payment.ts'
import { WaitingPayment } from '#src/features/waiting-payment/waiting-payment.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

const waiting = {
  checkout_id: 'c0c0c0c0-0000-4000-8000-000000000002',
  plan_code: 'premium',
  method: 'pix' as const,
  amount_cents: 2990,
  currency: 'BRL',
  pix_code: 'PIX-CODE',
  expires_at: '2026-12-01T12:00:00Z',
}

const Part = () => <WaitingPayment payment={useWaitingPayment()} waiting={waiting} />

export const fixture: Fixture = async () => <Part />
