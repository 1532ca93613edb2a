/** Notifies the session flow that the service rejects its token even after a refresh and a retry. */

const listeners = new Set<() => void>()

export const onTokenRejected = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * In a task of its own, so that the caller gets its failure before the session ends. By a MessageChannel, as browsers
 * throttle timers in hidden tabs.
 */
export const reportTokenRejected = (): void => {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    port1.close()
    for (const listener of listeners) listener()
  })
  port1.start()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target but its own other end
  port2.postMessage(null)
}
