/** `GET /config.json`: what a browser has to know of this installation. */

/** Where visits are counted, by which name: `collector` is an origin. */
export type AnalyticsConfig = { id: string; collector: string }

export type SiteConfig = {
  supabaseUrl: string
  supabaseKey: string
  googleEnabled: boolean
  /** Null where nothing is counted. */
  analytics: AnalyticsConfig | null
}
