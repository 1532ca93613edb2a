import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { Activity } from '#contracts/api/activity.ts'
import { DateText } from '#src/account/date-text.tsx'
import { ListRow, ListRows } from '#src/ui/list-card.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { ACTIVITY_LABELS } from '#src/activity/activity-labels.ts'

export const ActivityList = ({ entries }: { entries: Activity['data'] }) => {
  const { i18n } = useLingui()
  return (
    <ListRows>
      {entries.map(({ id, event, at, is_this_session: isHere }) => (
        <ListRow
          key={id}
          detail={<DateText at={at} as="moment" />}
          aside={
            isHere && (
              <Tag tone="info">
                <Trans>Deste aparelho</Trans>
              </Tag>
            )
          }
        >
          {i18n._(ACTIVITY_LABELS[event])}
        </ListRow>
      ))}
    </ListRows>
  )
}
