/**
 * Calls back after the first contentful paint, so that requests do not compete with those it needs. A background tab is
 * painted when it becomes visible.
 */
export const afterPaint = (callback: () => void): void => {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    callback()
  })
  observer.observe({ type: 'paint', buffered: true })
}
