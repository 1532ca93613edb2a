/** Ctrl-C, or the stop of a supervisor, during a command that copies data and keys: what is incomplete is removed first. */
import { constants } from 'node:os'

export class Interrupted extends Error {
  override readonly name = 'Interrupted'
  readonly exitCode: number

  constructor(signal: NodeJS.Signals) {
    super('It was interrupted')
    this.exitCode = 128 + constants.signals[signal]
  }
}

/** Aborted by the first signal; the second one ends the process. */
export const interruption = (): AbortSignal => {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => controller.abort(new Interrupted(signal)))
  }
  return controller.signal
}
