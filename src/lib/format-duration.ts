const two = (count: number) => String(count).padStart(2, '0')

/** Formats as `3:58`, or `1:03:58`; at least one second. */
export const formatDuration = (seconds: number): string => {
  const whole = Math.max(Math.round(seconds), 1)
  const hours = Math.floor(whole / 3_600)
  const minutes = Math.floor((whole % 3_600) / 60)
  const rest = two(whole % 60)
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes)}:${rest}`
}
