import type { mailRetryMachine } from '#machines/mail-retry/mail-retry.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const mailRetryGestures: GesturesOf<typeof mailRetryMachine> = {
  'mail.retry': (ui) => ui.click('Tentar de novo'),
}
