import { API_TIMEOUT } from '#contracts/limits.ts'

/** Whether the site is reachable: if not, a reload would replace the page with the browser's error page. */
export const isSiteReachable = async (): Promise<boolean> => {
  if (!navigator.onLine) return false
  const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(API_TIMEOUT) } as const
  return fetch(location.pathname, options).then(
    ({ status }) => status < 500,
    () => false,
  )
}
