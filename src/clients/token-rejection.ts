/** How the session hears that the service has rejected its token for good: neither a renewal nor a repeat has helped. */

const listeners = new Set<() => void>()

export const onTokenRejected = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** In a task of its own: whoever made the call hears of its failure before the session ends. */
export const reportTokenRejected = (): void =>
  void setTimeout(() => {
    for (const listener of listeners) listener()
  })
