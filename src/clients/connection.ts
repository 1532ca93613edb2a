type Connection = { saveData?: boolean; effectiveType?: string }

/** The connection as the browser estimates it; not every browser does. */
const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {}

/** Save-Data or a 2G line: nothing is fetched that the visitor has not asked for. */
export const isMetered = (): boolean => {
  const { saveData, effectiveType = '' } = connection()
  return saveData === true || effectiveType.endsWith('2g')
}

/** A line on which code for pages that may never be opened costs little. */
export const isFast = (): boolean => !isMetered() && (connection().effectiveType ?? '4g') === '4g'
