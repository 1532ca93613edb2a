/** `GET /api/batch`: several reads of the caller in one request. */
import type { Context, Handler } from 'hono'
import { batchQuerySchema } from '#contracts/api/batch.ts'
import type { BatchedCall } from '#contracts/api/endpoints/batched.ts'
import type { Log } from '#server/base/log.ts'
import { withTimeout } from '#server/base/with-timeout.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { readQuery } from '#server/http/json-request.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { refusalOfError } from '#server/http/refusal-of-error.ts'

type Deps = { limiter: RateLimiter; network: (c: Context<AppEnv>) => string; log: Log }

/** Milliseconds for each part: less than the whole request has, so that a part that hangs does not fail the others. */
const TIMEOUT = 6_000

const callsIn = (list: string) => [...new Set(list.split(','))] as BatchedCall[]

/** The guards of the batch are those of every part (`server/api.ts`), and each part counts as one request. */
export const readBatch =
  ({ limiter, network, log }: Deps, handlers: Record<BatchedCall, Handler<AppEnv>>) =>
  async (c: Context<AppEnv>) => {
    const calls = callsIn(readQuery(c, batchQuerySchema).calls)
    const answerOf = async (name: BatchedCall) => {
      const response = (await handlers[name](c, () => Promise.resolve())) as Response
      return response.json() as Promise<unknown>
    }
    const partOf = async (name: BatchedCall) => {
      try {
        return [name, { answer: await withTimeout(TIMEOUT, answerOf(name)) }]
      } catch (error) {
        return [name, { code: refusalOfError(error as Error, log, c).code }]
      }
    }
    // Counted while they are read: they change nothing, and are not answered over the limit.
    const parts = Promise.all(calls.map(partOf))
    if (calls.length > 1) await limiter.enforce('defaultByIp', network(c), calls.length - 1)
    return c.json({ parts: Object.fromEntries(await parts) as object })
  }
