import type { SiteConfig } from '#contracts/config.ts'
import { API_TIMEOUT } from '#contracts/limits.ts'
import { consumePrefetched } from './prefetch.ts'
import { CONFIG_PATH } from './config-path.ts'
import { asFailure } from './failures.ts'

export const readConfig = async (): Promise<SiteConfig> => {
  const signal = AbortSignal.timeout(API_TIMEOUT)
  const { href } = new URL(CONFIG_PATH, location.origin)
  const answer =
    (await consumePrefetched(href, { headers: new Headers(), signal })) ?? (await fetch(CONFIG_PATH, { signal }))
  if (!answer.ok) throw asFailure({ status: answer.status })
  return (await answer.json()) as SiteConfig
}
