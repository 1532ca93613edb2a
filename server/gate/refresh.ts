/** `POST /auth/v1/token?grant_type=refresh_token`: serialized per session, so that tabs share one successor. */
import * as z from 'zod/mini'
import { readJson } from '#server/http/json-request.ts'
import type { Gate, GateHandler } from './gate.ts'

const refreshSchema = z.object({ refresh_token: z.string().check(z.minLength(1), z.maxLength(200)) })

export const refresh =
  (gate: Gate): GateHandler =>
  async (c) => {
    const { refresh_token } = await readJson(c, refreshSchema)
    await gate.limiter.enforce('refreshByIp', gate.network(c))
    const [row] = await gate.db.query<{ session_id: string }>(
      'select session_id from auth.refresh_tokens where token = $1',
      [refresh_token],
    )
    if (row) await gate.limiter.enforce('refreshBySession', row.session_id)
    const { status, body } = await gate.db.exclusive(`refresh:${row?.session_id ?? ''}`, () =>
      gate.callAuth({ method: 'POST', path: '/token?grant_type=refresh_token', body: { refresh_token } }),
    )
    return Response.json(body, { status })
  }
