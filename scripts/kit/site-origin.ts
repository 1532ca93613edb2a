/** Where the built pages say they are: in canonical addresses, alternates, cards and the sitemap. */
import { SITE_ORIGIN } from '../../contracts/brand.ts'
import { isLoopbackUrl } from '../../server/settings/loopback.ts'

/** PUBLIC_URL, unless it is this machine's own name: nobody else could follow such an address. */
export const siteOrigin = (environment: NodeJS.ProcessEnv = process.env): string => {
  const given = environment['PUBLIC_URL']
  if (given === undefined || !URL.canParse(given) || isLoopbackUrl(given)) return SITE_ORIGIN
  return new URL(given).origin
}
