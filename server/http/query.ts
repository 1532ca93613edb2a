import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** The query byte for byte (ROUTE-05), since a parsed URL would encode it again. The browser keeps the fragment itself. */
export const queryOf = (c: Context<AppEnv>): string => /\?[^#]*/.exec(c.env?.incoming?.url ?? c.req.url)?.[0] ?? ''
