/** Events that count as user activity. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'focusin'] as const

/** Programmatic focus on the heading of a new screen is not activity. */
const isOfPage = ({ type, target }: Event) =>
  type === 'focusin' && target instanceof HTMLHeadingElement && target.tabIndex === -1

/** Calls back for each of these events. Returns the function that unsubscribes. */
export const listenForActivity = (onActivity: () => void): (() => void) => {
  const listening = new AbortController()
  const report = (event: Event) => {
    if (!isOfPage(event)) onActivity()
  }
  for (const sign of SIGNS) addEventListener(sign, report, { signal: listening.signal, passive: true })
  return () => listening.abort()
}

/** Calls back when the tab becomes visible. Returns the function that unsubscribes. */
export const onTabVisible = (report: () => void): (() => void) => {
  const listening = new AbortController()
  const onChange = () => {
    if (document.visibilityState === 'visible') report()
  }
  document.addEventListener('visibilitychange', onChange, { signal: listening.signal })
  return () => listening.abort()
}
