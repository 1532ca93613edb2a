/** `GET /config.json`: settings of this installation for the browser. */

/** Google Analytics: measurement id, and the origin that visits are sent to. */
export type AnalyticsConfig = { id: string; collector: string }

export type SiteConfig = {
  supabaseUrl: string
  supabaseKey: string
  googleEnabled: boolean
  /** Null where analytics are off. */
  analytics: AnalyticsConfig | null
  /** Whether pages report their errors. */
  errorReports: boolean
}
