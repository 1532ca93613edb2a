type Connection = { saveData?: boolean; effectiveType?: string; rtt?: number }

/** The Network Information API, which only some browsers support. */
const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {}

/** Save-Data or a 2G connection: nothing is prefetched. */
export const isMetered = (): boolean => {
  const { saveData, effectiveType = '' } = connection()
  return saveData === true || effectiveType.endsWith('2g')
}

/** A connection fast enough to prefetch pages that may never be opened. */
export const isFastConnection = (): boolean => !isMetered() && (connection().effectiveType ?? '4g') === '4g'

/** Whether a round trip, as the browser estimates it (in milliseconds), takes about as long as a first paint, or longer. */
export const isHighLatency = (): boolean => (connection().rtt ?? 0) >= 100
