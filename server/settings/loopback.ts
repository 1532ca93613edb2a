/** Names under which a machine reaches itself. */

/** A host to listen on that nobody else can connect to. */
export const isLoopbackHost = (host: string) =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

/** The host of a URL: an IPv6 address in it has brackets. */
export const isLoopbackUrl = (url: string): boolean => isLoopbackHost(new URL(url).hostname.replace(/^\[|\]$/g, ''))
