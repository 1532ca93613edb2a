/** The body of an answer that is read while it is sent. */
import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { describeError, type Log } from '#server/base/log.ts'
import type { AppEnv } from './app-env.ts'

/**
 * Read as it is sent, and not before: reads of a request are dropped once it was answered. A failure ends the connection, since
 * status and headers are sent already, and is logged here: the adapter of Node's requests would print the whole error.
 */
export const streamedBody = (
  c: Context<AppEnv>,
  log: Log,
  parts: AsyncGenerator<Uint8Array<ArrayBuffer>, void>,
): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await parts.next()
          if (done === true) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          log.error('request failed', { requestId: c.get('requestId'), route: routePath(c), ...describeError(error) })
          const connection = c.env?.outgoing
          if (connection === undefined) throw error
          connection.destroy()
          controller.close()
        }
      },
      cancel: () => void parts.return(),
    },
    { highWaterMark: 0 },
  )
