/**
 * Aborts with the first of `signals` that does, for its reason. Not `AbortSignal.any`, which Chrome has since 116 and
 * Safari since 17.4: older phones get no newer browser.
 */
export const firstAbort = (...signals: readonly AbortSignal[]): AbortSignal => {
  const controller = new AbortController()
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { signal: controller.signal })
  }
  return controller.signal
}
