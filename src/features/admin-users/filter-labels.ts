import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { UserSort } from '#contracts/api/admin.ts'
import type { UserFilter } from '#contracts/user-list-query.ts'

export const STATUS_LABELS: Record<NonNullable<UserFilter['status']>, MessageDescriptor> = {
  active: msg`Ativas`,
  inactive: msg`Inativas`,
}

/** Sort orders as links, for phones, where the table has no column headings. */
export const ORDERS: readonly { sort: UserSort; name: MessageDescriptor }[] = [
  { sort: '-since', name: msg`Mais novas` },
  { sort: 'since', name: msg`Mais antigas` },
  { sort: 'name', name: msg`Nome, de A a Z` },
  { sort: '-name', name: msg`Nome, de Z a A` },
  { sort: '-seen', name: msg`Vistas há menos tempo` },
  { sort: 'seen', name: msg`Vistas há mais tempo` },
]
