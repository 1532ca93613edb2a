import type { SiteConfig } from '#contracts/config.ts'
import { API_TIMEOUT } from '#contracts/limits.ts'
import { CONFIG_PATH } from './config-path.ts'
import { asFailure } from './failures.ts'

export const readConfig = async (): Promise<SiteConfig> => {
  const answer = await fetch(CONFIG_PATH, { signal: AbortSignal.timeout(API_TIMEOUT) })
  if (!answer.ok) throw asFailure({ status: answer.status })
  return (await answer.json()) as SiteConfig
}
