/**
 * Calls back once content of the page has been painted: a request before that competes with what the paint needs. A tab in
 * the background is painted when it is looked at.
 */
export const afterPaint = (callback: () => void): void => {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    callback()
  })
  observer.observe({ type: 'paint', buffered: true })
}
