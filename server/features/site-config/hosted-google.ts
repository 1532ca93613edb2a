/** Whether a hosted project offers Google, from its auth service's public settings. */
import * as z from 'zod/mini'
import type { HostedProject } from '#server/settings/env.ts'

/** TTL in milliseconds. Failures are cached too, but shorter: otherwise each page would wait for the timeout again. */
const KNOWN_FOR = 300_000
const UNKNOWN_FOR = 15_000
const TIMEOUT = 2_000

const settingsSchema = z.object({ external: z.object({ google: z.boolean() }) })

/** Never rejects: false while the project does not answer. */
export const askHostedGoogle = ({ url, publishableKey }: HostedProject): (() => Promise<boolean>) => {
  let kept: { isOffered: Promise<boolean>; until: number } | null = null

  const ask = async () => {
    const answer = await fetch(new URL('/auth/v1/settings', url), {
      headers: { apikey: publishableKey },
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return settingsSchema.parse(await answer.json()).external.google
  }

  return () => {
    if (kept !== null && kept.until > Date.now()) return kept.isOffered
    const asked = { isOffered: Promise.resolve(false), until: Date.now() + KNOWN_FOR }
    asked.isOffered = ask().catch(() => {
      asked.until = Date.now() + UNKNOWN_FOR
      return false
    })
    kept = asked
    return asked.isOffered
  }
}
