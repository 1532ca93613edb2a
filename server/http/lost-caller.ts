/** Requests whose account or session is deleted while they are in progress. */
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** Foreign key violation. */
const NO_SUCH_ROW = '23503'

/** Whether Postgres refused a row that belongs to the caller, as the caller was deleted after the checks of the request. */
export const isOfLostCaller = (error: Error, c: Context<AppEnv>): boolean => {
  const caller = c.get('caller')
  if (caller === undefined || !('code' in error) || error.code !== NO_SUCH_ROW || !('detail' in error)) return false
  const detail = String(error.detail)
  return [caller.userId, caller.sessionId].some((id) => detail.includes(`(${id})`))
}
