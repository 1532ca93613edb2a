import { useCountdown } from './use-countdown.ts'

/** Seconds left. The timer role is a live region that is off by default, so that ticks are not announced. */
export const Countdown = ({ seconds }: { seconds: number }) => <span role="timer">{useCountdown(seconds)} s</span>
