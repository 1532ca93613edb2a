/** Queries of the admin area. */
import {
  historyResponseSchema,
  type InboxMessage,
  inboxResponseSchema,
  type MessageStatus,
  type UserHistory,
  userDetailResponseSchema,
  type UsersPage,
  usersResponseSchema,
} from '#contracts/api/admin.ts'
import { operationsSchema } from '#contracts/api/operations.ts'
import type { Page } from '#contracts/api/paging.ts'
import { ADMIN_PAGE_SIZE, PAGE_MAX } from '#contracts/limits.ts'
import { type UserFilter, searchOfUsers } from '#contracts/user-list-query.ts'
import { readAsAdmin } from './read-as-admin.ts'
import { queryOf } from '#src/account/query/query.flow.ts'
import { queryOfRows } from '#src/account/query/query-of-rows.ts'

const PAGES = { size: ADMIN_PAGE_SIZE, max: PAGE_MAX }

/** Messages of one status, each a query of its own; null is all of them. */
export const inboxQueryOf = (status: MessageStatus | null) =>
  queryOfRows<Page<InboxMessage>>({ name: 'inbox', params: status ?? '' }, PAGES, (part, signal) =>
    readAsAdmin('readInbox', inboxResponseSchema, { query: { ...part, ...(status !== null && { status }) }, signal }),
  )

/**
 * Users by a filter. The answer contains the filter: all filters share a key, so that the last list stays until the
 * next is read.
 */
export const usersQueryOf = (filter: UserFilter) =>
  queryOfRows<UsersPage & { params: string }>({ name: 'users' }, PAGES, async (part, signal) => {
    const { search, ...rest } = filter
    const query = { ...part, ...rest, ...(search !== '' && { search }) }
    return {
      ...(await readAsAdmin('findUsers', usersResponseSchema, { query, signal })),
      params: searchOfUsers(filter),
    }
  })

/** What is pending, has failed or has stopped. */
export const operationsQuery = queryOf({ name: 'operations' }, (signal) =>
  readAsAdmin('readOperations', operationsSchema, { signal }),
)

/** One user, by id. */
export const userDetailQueryOf = (id: string) =>
  queryOf({ name: 'user', params: id }, (signal) =>
    readAsAdmin('readUserDetail', userDetailResponseSchema, { params: { id }, signal }),
  )

/** What was done with the account of a user, and by whom. */
export const historyQueryOf = (id: string) =>
  queryOfRows<UserHistory>({ name: 'userHistory', params: id }, PAGES, (query, signal) =>
    readAsAdmin('readHistory', historyResponseSchema, { params: { id }, query, signal }),
  )
