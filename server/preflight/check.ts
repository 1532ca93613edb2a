/** One check before a start or by `npm run doctor`. */

export type Check = {
  /** Name of the check: the environment variable that a fix would change, if there is one. */
  name: string
  outcome: 'ok' | 'warning' | 'failed'
  /** The finding, or the problem with its fix. Never the value of a variable. */
  text: string
}

export const ok = (name: string, text: string): Check => ({ name, outcome: 'ok', text })
export const warning = (name: string, text: string): Check => ({ name, outcome: 'warning', text })
export const failed = (name: string, text: string): Check => ({ name, outcome: 'failed', text })
