import { Trans, useLingui } from '@lingui/react/macro'
import { MESSAGE_STATUSES, type MessageStatus } from '#contracts/api/admin.ts'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { ChoiceLinks } from '#src/ui/choice-links.tsx'
import { STATUS_LABELS } from './message-labels.ts'

const PARAMETER = 'status'

/** The status that a URL filters by; null is all of them. */
export const statusIn = (search: string): MessageStatus | null => {
  const value = new URLSearchParams(search).get(PARAMETER)
  return MESSAGE_STATUSES.find((status) => status === value) ?? null
}

export const StatusLinks = ({ current }: { current: MessageStatus | null }) => {
  const { t, i18n } = useLingui()
  const path = pathOf('adminInbox', useLanguage())
  const choices = [null, ...MESSAGE_STATUSES].map((status) => ({
    key: status ?? 'all',
    href: status === null ? path : `${path}?${PARAMETER}=${status}`,
    isCurrent: status === current,
    name: status === null ? <Trans>Qualquer situação</Trans> : i18n._(STATUS_LABELS[status].plural),
  }))
  return <ChoiceLinks label={t`Situação`} choices={choices} />
}
