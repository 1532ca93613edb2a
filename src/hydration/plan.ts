/** What the head of a prerendered page tells its starter. */

/** Something a visit may bring along that has to be acted on before anybody touches the page. */
export type StartCause = 'always' | 'session' | 'draft' | 'address'

export type StartPlan = {
  entry: string
  /** Fetched when the browser is idle, and not run. */
  ahead: readonly string[]
  /** Fetched beside the entry, so that nothing waits for a file that names the next one. */
  withEntry: readonly string[]
  cause: StartCause | null
  /** The page shows the state of a visit without the cause: it is hidden from one with it until its own state is there. */
  isHidden: boolean
}

export const PLAN_ID = 'start-plan'
