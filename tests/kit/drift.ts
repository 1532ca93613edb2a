/** A difference between a flow's behaviour and its reviewed table. */
export type Drift = { state: string; event: string; reviewed: string | null; now: string | null }

type Rows = Map<string, Map<string, string>>

/** `found:first, :second` stands for `found:first` and `found:second`. */
const labelsOf = (text: string) => {
  let type = ''
  return text.split(', ').map((label) => {
    if (label.startsWith(':')) return `${type}${label}`
    type = label.split(':', 1).join('')
    return label
  })
}

const ROW = /^ {2}(?:(?<ignored>ignores )(?<same>.*)|(?<labels>.*?) (?:=|(?<end>->.*)))$/
const EFFECT = /^ {6}(?<effect>.*)$/

const blockRows = (lines: readonly string[]) => {
  const rows = new Map<string, string>()
  let labels: readonly string[] = []
  for (const line of lines) {
    const effect = EFFECT.exec(line)?.groups?.['effect']
    if (effect === undefined) {
      const { ignored, same = '', labels: list = '', end = 'stays' } = ROW.exec(line)?.groups ?? {}
      labels = labelsOf(ignored === undefined ? list : same)
      for (const event of labels) rows.set(event, end)
    } else for (const event of labels) rows.set(event, `${rows.get(event)}; ${effect}`)
  }
  return rows
}

/** Rows by state (`start` for the inputs), then by event: the step with its effects. */
const rowsOf = (table: string): Rows => {
  const [startBlock = '', ...blocks] = table.trimEnd().split('\n\n').slice(1)
  const states = blocks.flatMap((block) => {
    const lines = block.split('\n')
    const rows = blockRows(lines.filter((line) => line.startsWith(' ')))
    return lines.filter((line) => !line.startsWith(' ')).map((state) => [state, rows] as const)
  })
  return new Map([['start', blockRows(startBlock.replace(/^(?=start )/gm, '  ').split('\n'))], ...states])
}

/** Sorted by relevance: first the differences of states that still exist. */
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
  const existsInBoth = ({ state }: Drift) => reviewed.has(state) && now.has(state)
  return [...drifts.filter(existsInBoth), ...drifts.filter((drift) => !existsInBoth(drift))]
}
