import { routeOf } from '#contracts/routes.ts'
import type { PageId } from '#src/page-context/place.ts'

/** The consent question does not interrupt forms (PREF-22). */
export const isFormPage = (page: PageId): boolean => {
  if (page === 'notFound') return false
  const { access, section } = routeOf(page)
  return access !== 'public' || section === 'auth' || section === 'contact' || page === 'waitlist'
}
