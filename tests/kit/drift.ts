/** How a flow behaves otherwise than its reviewed table says. */
export type Drift = { state: string; event: string; reviewed: string | null; now: string | null }

type Rows = Map<string, Map<string, string>>

/** By state (`start` for the ways in), then by event: what happens, effects included. */
const rowsOf = (table: string): Rows => {
  const blocks = table.trimEnd().split('\n\n').slice(1)
  return new Map(
    blocks.map((block, index) => {
      const [first = '', ...lines] = index === 0 ? ['start', ...block.split('\n')] : block.split('\n')
      const rows = new Map<string, string>()
      let event = ''
      for (const line of lines) {
        const effect = /^ {6}(.*)$/.exec(line)?.[1]
        if (effect !== undefined) {
          rows.set(event, `${rows.get(event)}; ${effect}`)
          continue
        }
        const [told = '', leads] = line.trim().split(/ (?=->|=$)/)
        event = told
        rows.set(event, leads === '=' ? 'stays' : (leads ?? ''))
      }
      return [first, rows] as const
    }),
  )
}

/** The first are those that say most: what a state that is still there does otherwise. */
export const driftOf = (reviewedTable: string, table: string): Drift[] => {
  const [reviewed, now] = [rowsOf(reviewedTable), rowsOf(table)]
  const states = [...new Set([...reviewed.keys(), ...now.keys()])]
  const drifts = states.flatMap((state) => {
    const [before, after] = [reviewed.get(state), now.get(state)]
    const events = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])]
    return events
      .filter((event) => before?.get(event) !== after?.get(event))
      .map((event) => ({ state, event, reviewed: before?.get(event) ?? null, now: after?.get(event) ?? null }))
  })
  const isMoved = ({ state }: Drift) => reviewed.has(state) && now.has(state)
  return [...drifts.filter(isMoved), ...drifts.filter((drift) => !isMoved(drift))]
}
