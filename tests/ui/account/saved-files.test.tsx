/** What is saved on the device has the day that the page shows, and opens in columns in the reader's spreadsheet. */
import { cleanup, render } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '#contracts/languages.ts'
import type { Payment } from '#contracts/api/billing.ts'
import { fileName } from '#src/features/transcription/file-labels.ts'
import { PaymentList } from '#src/pages/payment-history/payment-list.tsx'
import { inLanguage } from './kit.tsx'

/** Monday evening in São Paulo, Tuesday in UTC. */
const EVENING = '2026-12-01T01:30:00Z'

const PAYMENT: Payment = {
  id: 'one',
  plan_code: 'premium',
  amount_cents: 2990,
  refunded_cents: 0,
  currency: 'BRL',
  status: 'paid',
  method: 'card',
  created_at: EVENING,
  issued_at: null,
  period_start: null,
  period_end: null,
  receipt_number: '2026-000012',
  pix_code: null,
  expires_at: null,
}

beforeEach(() => {
  vi.stubEnv('TZ', 'America/Sao_Paulo')
})
afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

test('the name of a file has the local day, not that of UTC', () => {
  expect([fileName(EVENING, 'md'), fileName('2026-03-05T12:00:00Z', 'ics')]).toEqual([
    'transcribe-2026-11-30.md',
    'transcribe-2026-03-05.ics',
  ])
})

const sheetIn = (language: Language) => {
  const { container } = render(
    <PaymentList
      payments={[PAYMENT]}
      isWhole
      paid={[]}
      year={null}
      isLatestYear
      pendingPayment={{ view: 'none' } as never}
      opened={{ payment: null, link: createRef() }}
    />,
    { wrapper: inLanguage(language, 'paymentHistory') },
  )
  const href = container.querySelector('a[download]')?.getAttribute('href') ?? ''
  return decodeURIComponent(href.replace(/^[^,]*,/, ''))
}

// Proves BILL-29, DATA-27.
test('payments are saved with semicolons and decimal commas where the language has them, with the day of the list', () => {
  expect(sheetIn('pt')).toBe(
    '\uFEFFData;Plano;Valor;Moeda;Forma de pagamento;Situação;Reembolsado;Recibo\r\n' +
      '2026-11-30;Premium;"29,90";BRL;Cartão;Pago;"0,00";2026-000012\r\n',
  )
})

// Proves BILL-29, DATA-27.
test('in English the separator is a comma, and decimals have a point', () => {
  expect(sheetIn('en')).toContain('\r\n2026-11-30,Premium,29.90,BRL,')
})
