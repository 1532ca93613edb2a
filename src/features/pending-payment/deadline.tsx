import { Trans } from '@lingui/react/macro'
import { LANGUAGE_TAGS } from '#contracts/languages.ts'
import { PIX_TTL, SECOND } from '#contracts/limits.ts'
import { DateText } from '#src/account/date-text.tsx'
import { useWhen } from '#src/account/use-when.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { readOverdueAgain } from './pending-payment.flow.ts'
import { useCountdown, useSecondsUntil } from '#src/ui/use-countdown.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Until when a payment can be made (ISO 8601), and how long that is. After that time the payment is read again. */
export const Deadline = ({ at }: { at: string }) => {
  const secondsLeft = useCountdown(useSecondsUntil(at))
  useWhen(secondsLeft === 0, readOverdueAgain)
  return (
    <Trans>
      Pague até <DateText at={at} as="moment" />
      <RelativeTime seconds={secondsLeft} />.
    </Trans>
  )
}

/**
 * Such as " (in 3 hours)". The timer role is a live region that is off: what changes here is not announced. Nothing where
 * the clock of the device is wrong.
 */
const RelativeTime = ({ seconds }: { seconds: number }) => {
  const language = useLanguage()
  if (seconds === 0 || seconds * SECOND > PIX_TTL) return null
  const relative = new Intl.RelativeTimeFormat(LANGUAGE_TAGS[language])
  const text =
    seconds >= HOUR
      ? relative.format(Math.floor(seconds / HOUR), 'hour')
      : relative.format(Math.ceil(seconds / MINUTE), 'minute')
  return <span role="timer"> ({text})</span>
}
