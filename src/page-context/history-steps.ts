/** A step of a flow above the view in which its page was opened, stored in `history.state` (ADR 030). */
export type HistoryStep = {
  flow: string
  view: string
  /** The event that led there, replayed by Forward and reload; null if it had a payload or came from an effect. */
  by: string | null
}

const isHistoryStep = (value: unknown): value is HistoryStep => {
  const { flow, view, by } = Object(value) as Partial<Record<keyof HistoryStep, unknown>>
  return typeof flow === 'string' && typeof view === 'string' && (by === null || typeof by === 'string')
}

/** The steps up to the current history entry, validated. */
export const historySteps = (): HistoryStep[] => {
  const { steps } = Object(history.state) as { steps?: unknown }
  return Array.isArray(steps) ? steps.filter(isHistoryStep) : []
}
