/** One thing that is looked at before a start or by `npm run doctor`. */

export type Check = {
  /** What was looked at: the environment variable that a fix would change, where there is one. */
  name: string
  outcome: 'ok' | 'warning' | 'failed'
  /** The finding, or the problem with its fix. Never the value of a variable. */
  text: string
}

export const ok = (name: string, text: string): Check => ({ name, outcome: 'ok', text })
export const warning = (name: string, text: string): Check => ({ name, outcome: 'warning', text })
export const failed = (name: string, text: string): Check => ({ name, outcome: 'failed', text })
