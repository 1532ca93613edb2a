/**
 * The second inline script of account pages (ADR 041). With a stored session it fetches the configuration, and with that the
 * first reads of the page, beside the scripts: these take over the answers, once the session is confirmed.
 */
import type { SiteConfig } from '#contracts/config.ts'
import { prefetch } from '#src/clients/prefetch.ts'
import { CONFIG_PATH } from '#src/clients/config-path.ts'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'
import { deviceStore } from '#src/clients/storage.ts'
import { readStoredSession, type StoredSession } from '#src/clients/stored-session.ts'
import { afterPaint } from './paint.ts'
import { ANY_USER, type PrefetchPaths, PREFETCH_ID } from './prefetch-data.ts'

const { ofService, ofSite } = JSON.parse(document.getElementById(PREFETCH_ID)?.textContent ?? '') as PrefetchPaths

const sendReads = ({ token, userId }: StoredSession, { supabaseUrl, supabaseKey }: SiteConfig) => {
  const send = (path: string, base: string) =>
    prefetch(new URL(path.replace(ANY_USER, userId), base).href, {
      headers: new Headers({ Authorization: `Bearer ${token}`, apikey: supabaseKey }),
    })
  for (const path of ofService) void send(path, supabaseUrl.replace(/\/?$/, '/')).catch(() => {})
  for (const path of ofSite) void send(path, location.origin).catch(() => {})
}

/**
 * The first date that a page formats loads the platform's calendars, which takes as long as rendering the cards. After the
 * paint there is nothing else to do until the scripts arrive.
 */
const loadCalendars = () => void new Date().toLocaleString(document.documentElement.lang)

const start = async () => {
  const answer = await prefetch(new URL(CONFIG_PATH, location.origin).href, { headers: new Headers() })
  const session = readStoredSession()
  // A copy, as the scripts read the same answer.
  if (answer.ok && session !== null) sendReads(session, (await answer.clone().json()) as SiteConfig)
}

// Failures are ignored: the scripts repeat requests that were not answered.
if (deviceStore.getItem(SESSION_KEY) !== null) {
  start().catch(() => {})
  afterPaint(loadCalendars)
}
