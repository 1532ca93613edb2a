import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Display name of a plan; null is the free one. Without a name it is made of the code: `Premium` for `premium`. */
export const planNameOf = (i18n: I18n, plan: { code: string; name?: string } | null): string => {
  if (plan === null || plan.code === 'free') return i18n._(msg`Gratuito`)
  return plan.name ?? plan.code.charAt(0).toUpperCase() + plan.code.slice(1)
}
