/** How the session hears that the service has rejected its token for good: neither a renewal nor a repeat has helped. */

const listeners = new Set<() => void>()

export const onTokenRejected = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * In a task of its own: whoever made the call hears of its failure before the session ends. Not by a timer, which browsers
 * delay on a page that is out of sight.
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
