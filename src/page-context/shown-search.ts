/** The query string of the page on screen. */
import { useLocationProperty } from 'wouter/use-browser-location'
import { usePlace } from './place.ts'

let shown = ''

const searchAt = (pathname: string): string => {
  if (location.pathname === pathname) shown = location.search
  return shown
}

/** For the router, whose own hook would give the page on screen the query of the next page while that is loading. */
export const useShownSearch = (): string => {
  const { pathname } = usePlace()
  return useLocationProperty(
    () => searchAt(pathname),
    () => '',
  )
}
