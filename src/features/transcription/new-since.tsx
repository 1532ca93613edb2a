import { Trans } from '@lingui/react/macro'
import { DateText } from '#src/account/date-text.tsx'
import { useDaysSince } from './use-days-since.ts'

type NewSinceProps = {
  count: number
  /** All rows of a full page are new: there may be more, so the count gets a plus sign. */
  isOpenEnded: boolean
  /** Ms since the epoch. */
  since: number
}

/** Number of transcriptions since the last visit. */
export const NewSince = ({ count, isOpenEnded, since }: NewSinceProps) => {
  const number = isOpenEnded ? `${String(count)}+` : String(count)
  const isYesterday = useDaysSince(since) === 1
  if (isYesterday) return count === 1 ? <Trans>1 nova desde ontem.</Trans> : <Trans>{number} novas desde ontem.</Trans>
  const moment = <DateText at={new Date(since).toISOString()} as="moment" />
  return count === 1 ? (
    <Trans>1 nova desde a sua última visita, {moment}.</Trans>
  ) : (
    <Trans>
      {number} novas desde a sua última visita, {moment}.
    </Trans>
  )
}
