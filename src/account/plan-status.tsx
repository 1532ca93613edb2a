import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { SubscriptionStatus } from '#contracts/api/billing.ts'
import { Tag } from '#src/ui/tag.tsx'

type StatusLabel = { tone: 'success' | 'warning' | 'danger' | 'info'; name: MessageDescriptor }

const LABELS: Record<SubscriptionStatus, StatusLabel> = {
  active: { tone: 'success', name: msg`Ativo` },
  trialing: { tone: 'success', name: msg`Em teste` },
  past_due: { tone: 'danger', name: msg`Pagamento atrasado` },
  unpaid: { tone: 'danger', name: msg`Pagamento não recebido` },
  incomplete: { tone: 'warning', name: msg`Aguardando o pagamento` },
  paused: { tone: 'warning', name: msg`Pausado` },
  canceled: { tone: 'info', name: msg({ id: 'plan.status.canceled', message: 'Cancelado' }) },
  ended: { tone: 'info', name: msg`Terminado` },
  replaced: { tone: 'info', name: msg`Trocado por outro` },
}
/** Any other status of the payment provider is shown as it is, never as the free plan. */
const KNOWN: ReadonlyMap<string, StatusLabel> = new Map<string, StatusLabel>(Object.entries(LABELS))

export const PlanStatus = ({ status, isEnding }: { status: string; isEnding: boolean }) => {
  const { i18n } = useLingui()
  const shown = KNOWN.get(status)
  if (shown === undefined) {
    return (
      <Tag tone="warning">
        <Trans>Situação desconhecida: {status}</Trans>
      </Tag>
    )
  }
  if (status === 'active' && isEnding) {
    return (
      <Tag tone="warning">
        <Trans>Ativo até o fim do período</Trans>
      </Tag>
    )
  }
  return <Tag tone={shown.tone}>{i18n._(shown.name)}</Tag>
}
