/** The list of users in a URL (ADMIN-17): `?q=…&status=…&plan=…&sort=…`. Unknown values are left out. */
import { USER_PLANS, USER_SORTS, USER_STATUSES, type UsersQuery } from './api/admin.ts'
import { USER_SEARCH_MAX_LENGTH } from './limits.ts'

export const SEARCH_PARAMETER = 'q'
const DEFAULT_SORT = '-since'

/** What is listed; `search` is empty for everybody. */
export type UserFilter = Omit<UsersQuery, 'limit' | 'after' | 'search'> & { search: string }

export const userFilterIn = (search: string): UserFilter => {
  const params = new URLSearchParams(search)
  const status = USER_STATUSES.find((each) => each === params.get('status'))
  const plan = USER_PLANS.find((each) => each === params.get('plan'))
  return {
    search: (params.get(SEARCH_PARAMETER) ?? '').slice(0, USER_SEARCH_MAX_LENGTH).trim(),
    ...(status !== undefined && { status }),
    ...(plan !== undefined && { plan }),
    sort: USER_SORTS.find((each) => each === params.get('sort')) ?? DEFAULT_SORT,
  }
}

/** Empty where everybody is listed, newest first. */
export const searchOfUsers = ({ search, status, plan, sort }: UserFilter): string => {
  const query = new URLSearchParams({
    ...(search !== '' && { [SEARCH_PARAMETER]: search }),
    ...(status !== undefined && { status }),
    ...(plan !== undefined && { plan }),
    ...(sort !== DEFAULT_SORT && { sort }),
  }).toString()
  return query === '' ? '' : `?${query}`
}

/** The page of a user, with the list it was opened from, for the back link (ADMIN-17). */
export const searchOfUser = (id: string, list: UserFilter): string =>
  `?id=${id}${searchOfUsers(list).replace('?', '&')}`
