import { usePendingPayment } from '#src/features/pending-payment/use-pending-payment.ts'
import { PendingPayment } from '#src/features/pending-payment/pending-payment.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

const pending = {
  checkout_id: 'c0c0c0c0-0000-4000-8000-000000000002',
  plan_code: 'premium',
  method: 'pix' as const,
  amount_cents: 2990,
  currency: 'BRL',
  pix_code: 'PIX-CODE',
  expires_at: '2026-12-01T12:00:00Z',
}

const Part = () => <PendingPayment payment={usePendingPayment()} pending={pending} />

export const fixture: Fixture = async () => <Part />
