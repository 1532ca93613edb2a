/** Loopback host names. */

/** Whether only this machine can connect to a listener on this host. */
export const isLoopbackHost = (host: string) =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

/** Whether the URL's host is loopback; an IPv6 address has brackets there. */
export const isLoopbackUrl = (url: string): boolean => isLoopbackHost(new URL(url).hostname.replace(/^\[|\]$/g, ''))
