/** A signal that never aborts. */
export const neverAborted = (): AbortSignal => new AbortController().signal
