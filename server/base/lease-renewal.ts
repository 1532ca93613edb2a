/** Renews a lease at each interval. Errors are ignored: a lost lease fails the next write that needs it. Returns its stop. */
export const startLeaseRenewal = (renew: () => Promise<unknown>, interval: number): (() => void) => {
  const timer = setInterval(() => void renew().catch(() => {}), interval).unref()
  return () => clearInterval(timer)
}
