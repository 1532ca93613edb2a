/** Rejects with the reason of `signal` when it aborts, at once if it has; `giveUp` is called before. Never resolves. */
export const rejectOnAbort = (signal: AbortSignal, giveUp = () => {}): Promise<never> =>
  new Promise((_, reject) => {
    const end = () => {
      giveUp()
      reject(signal.reason as Error)
    }
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
