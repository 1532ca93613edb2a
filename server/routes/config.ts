/** `GET /config.json`: where the browser's auth client finds its service. */
import type { Context } from 'hono'
import type { HostedProject } from '#server/env.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { isLoopbackUrl } from '#server/http/loopback.ts'

type ConfigSettings = { hosted: HostedProject | null; isLoopback: boolean; origin: string; publishableKey: string }

/** Seconds; by this browser alone, since the answer depends on the name it used. */
const CACHE = 'private, max-age=300'

/** This machine has several names for itself; the page talks to the one it was opened under. */
const ownOrigin = (c: Context<AppEnv>, { isLoopback, origin }: ConfigSettings) =>
  isLoopback && isLoopbackUrl(origin) && isLoopbackUrl(c.req.url) ? new URL(c.req.url).origin : origin

export const config = (settings: ConfigSettings) => (c: Context<AppEnv>) => {
  const { hosted, publishableKey } = settings
  return c.json(
    {
      supabaseUrl: hosted?.url ?? ownOrigin(c, settings),
      supabaseKey: hosted?.publishableKey ?? publishableKey,
      googleEnabled: false,
    },
    200,
    { 'Cache-Control': CACHE },
  )
}
