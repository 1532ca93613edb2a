import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeactivationReason } from '#contracts/forms/activation.ts'

/** Short forms of what the mail to the owner says. */
export const REASON_LABELS: Record<DeactivationReason, MessageDescriptor> = {
  terms: msg`O uso descumpriu os termos`,
  risk: msg`O uso pôs outras contas em risco`,
  security: msg`Sinais de acesso de outra pessoa`,
  request: msg`A própria pessoa pediu`,
}
