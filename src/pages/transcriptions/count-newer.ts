/** How many of the `newest` ids (newest first; null until fetched) come before the first shown row. */
export const countNewer = (newest: readonly string[] | null, shown: readonly { id: string }[]): number => {
  if (newest === null) return 0
  const known = new Set(shown.map(({ id }) => id))
  const first = newest.findIndex((id) => known.has(id))
  return first === -1 ? newest.length : first
}
