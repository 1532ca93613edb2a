import { useCountdown } from './use-countdown.ts'

/** Seconds left, for the eye: a timer role is not read out at every tick. */
export const Countdown = ({ seconds }: { seconds: number }) => <span role="timer">{useCountdown(seconds)} s</span>
