/** Whether the page was opened by a link or its URL. False for a reload, and for a page that is gone back or forward to. */
export const isFreshVisit = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation === undefined || navigation.type === 'navigate'
}
