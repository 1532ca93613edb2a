/** Origin of the built pages, for canonical URLs, alternates, cards and the sitemap. */
import { SITE_ORIGIN } from '../../contracts/brand.ts'
import { isLoopbackUrl } from '../../server/settings/loopback.ts'

/** PUBLIC_URL, unless it is a loopback URL, which works on this machine only. */
export const siteOrigin = (environment: NodeJS.ProcessEnv = process.env): string => {
  const publicUrl = environment['PUBLIC_URL']
  if (publicUrl === undefined || !URL.canParse(publicUrl) || isLoopbackUrl(publicUrl)) return SITE_ORIGIN
  return new URL(publicUrl).origin
}
