/** `GET /config.json`: the auth client's service URL and key, and the analytics settings. */
import type { Context } from 'hono'
import type { SiteConfig } from '#contracts/config.ts'
import type { Settings } from '#server/settings/env.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { askHostedGoogle } from './hosted-google.ts'

type ConfigSettings = Pick<Settings, 'hosted' | 'google' | 'isDemonstration' | 'analytics'> & {
  origin: string
  publishableKey: string
}

/** Seconds. Private, since the answer depends on the host name of the request. */
const CACHE = 'private, max-age=300'

/** A demonstration has several host names (`localhost`, `127.0.0.1`): calls use the one of the page. */
const ownOrigin = (c: Context<AppEnv>, { isDemonstration, origin }: ConfigSettings) =>
  isDemonstration ? new URL(c.req.url).origin : origin

export const config = (settings: ConfigSettings) => {
  const { hosted, google, analytics, publishableKey } = settings
  const isGoogleEnabled = hosted === null ? () => Promise.resolve(google !== null) : askHostedGoogle(hosted)
  return async (c: Context<AppEnv>) =>
    c.json(
      {
        supabaseUrl: hosted?.url ?? ownOrigin(c, settings),
        supabaseKey: hosted?.publishableKey ?? publishableKey,
        googleEnabled: await isGoogleEnabled(),
        analytics,
      } satisfies SiteConfig,
      200,
      { 'Cache-Control': CACHE },
    )
}
