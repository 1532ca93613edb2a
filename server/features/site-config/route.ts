/** `GET /config.json`: the URL and key of our gate, the analytics settings, and whether pages report errors. */
import type { Context } from 'hono'
import type { SiteConfig } from '#contracts/config.ts'
import type { Settings } from '#server/settings/env.ts'
import type { AppEnv } from '#server/http/app-env.ts'

type ConfigSettings = Pick<Settings, 'google' | 'isDemonstration' | 'analytics' | 'errorReportUrl'> & {
  origin: string
  publishableKey: string
}

/** Seconds. Private, since the answer depends on the host name of the request. */
const CACHE = 'private, max-age=300'

/** A demonstration has several host names (`localhost`, `127.0.0.1`): calls use the one of the page. */
const ownOrigin = (c: Context<AppEnv>, { isDemonstration, origin }: ConfigSettings) =>
  isDemonstration ? new URL(c.req.url).origin : origin

/** Whatever services are behind the gate, browsers call our own origin with our own key. */
export const config = (settings: ConfigSettings) => {
  const { google, analytics, errorReportUrl, publishableKey } = settings
  return (c: Context<AppEnv>) =>
    c.json(
      {
        supabaseUrl: ownOrigin(c, settings),
        supabaseKey: publishableKey,
        googleEnabled: google !== null,
        analytics,
        errorReports: errorReportUrl !== null,
      } satisfies SiteConfig,
      200,
      { 'Cache-Control': CACHE },
    )
}
