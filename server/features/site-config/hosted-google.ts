/** Whether a hosted project offers Google: its auth service says so in its public settings. */
import * as z from 'zod/mini'
import type { HostedProject } from '#server/settings/env.ts'

/** Milliseconds. An answer is good for so long, and so is the lack of one: pages do not wait for it again and again. */
const KNOWN_FOR = 300_000
const UNKNOWN_FOR = 15_000
const PATIENCE = 2_000

const settingsSchema = z.object({ external: z.object({ google: z.boolean() }) })

/** Never rejects: a project that does not answer offers nothing for now. */
export const askHostedGoogle = ({ url, publishableKey }: HostedProject): (() => Promise<boolean>) => {
  let kept: { isOffered: Promise<boolean>; until: number } | null = null

  const ask = async () => {
    const answer = await fetch(new URL('/auth/v1/settings', url), {
      headers: { apikey: publishableKey },
      signal: AbortSignal.timeout(PATIENCE),
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
