import { isLoopbackUrl } from '#server/settings/loopback.ts'

/**
 * Options of the transport for `smtp:` URLs, which begin without TLS: elsewhere than on this machine a server that does not
 * offer it, or a network in between that hides the offer, receives neither password nor mail. A query of the URL overrides it:
 * `?requireTLS=false` for a relay in a private network.
 */
export const smtpSecurity = (url: string): { requireTLS: boolean } => ({ requireTLS: !isLoopbackUrl(url) })
