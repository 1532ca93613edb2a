/** Sends mail when it is enqueued, retries at intervals, and logs, less often, how many mails are undelivered. */
import { describeError, type Log } from '#server/base/log.ts'
import type { Database } from '#server/database/database.ts'
import { withTimeout } from '#server/base/with-timeout.ts'
import type { Sender } from './sender.ts'

const CHECK_EVERY_MS = 5_000
const REPORT_EVERY_MS = 3_600_000
/** Milliseconds for the mails in progress when the server stops: process managers send SIGKILL after ten seconds. */
const STOP_TIMEOUT_MS = 5_000

type Options = {
  /** Listens for mails enqueued by any server. */
  listen?: Database['listen']
  /** Milliseconds for the mails in progress when the loop is stopped. */
  timeout?: number
}

/**
 * Returns the function that stops the loop: no further mail is begun, and one that exceeds `timeout` is left to the next
 * start.
 */
export const startMailLoop = (
  sender: Sender,
  log: Log,
  { listen, timeout = STOP_TIMEOUT_MS }: Options = {},
): (() => Promise<void>) => {
  const stopping = new AbortController()
  let sending = Promise.resolve()
  const send = () => {
    if (!stopping.signal.aborted) sending = sender.sendDue(stopping.signal)
  }
  const count = async () => {
    const { waiting, givenUp } = await sender.count()
    if (waiting > 0) log.warn('mails wait for the mail server', { count: waiting })
    if (givenUp > 0) log.warn('mails were given up in the last days', { count: givenUp })
  }
  const report = () => void count().catch((error: unknown) => log.error('mail count failed', describeError(error)))
  const timers = [setInterval(send, CHECK_EVERY_MS), setInterval(report, REPORT_EVERY_MS)]
  listen?.('prosa_mails', { onNotification: send, onGap: send }).catch((error: unknown) =>
    log.error('mail listener failed', describeError(error)),
  )
  send()
  report()
  return async () => {
    for (const timer of timers) clearInterval(timer)
    stopping.abort()
    await withTimeout(timeout, sending).catch(() => log.warn('stopped while a mail was being sent'))
  }
}
