import { SECOND } from '#contracts/limits.ts'
import { useCountdown, useSecondsUntil } from './use-countdown.ts'

/** Minutes and seconds until a point in time (ISO 8601), capped at `limit` ms against a wrong device clock. */
export const TimeLeft = ({ until, limit }: { until: string; limit: number }) => {
  const secondsLeft = useCountdown(Math.min(useSecondsUntil(until), limit / SECOND))
  return (
    <span role="timer">
      {Math.floor(secondsLeft / 60)}:{String(secondsLeft % 60).padStart(2, '0')}
    </span>
  )
}
