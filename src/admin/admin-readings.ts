/** Queries of the admin area. Each filter is a query of its own, so that no result of another filter is shown. */
import {
  type InboxMessage,
  inboxResponseSchema,
  type ManagedUser,
  type MessageStatus,
  usersResponseSchema,
} from '#contracts/api/admin.ts'
import type { Page } from '#contracts/api/paging.ts'
import { ADMIN_PAGE_SIZE, PAGE_MAX } from '#contracts/limits.ts'
import { call } from '#src/clients/call.ts'
import { queryOfRows } from '#src/account/reading/reading.flow.ts'

const PAGES = { size: ADMIN_PAGE_SIZE, max: PAGE_MAX }

/** Messages of one status; null is all of them. */
export const inboxReadingOf = (status: MessageStatus | null) =>
  queryOfRows<Page<InboxMessage>>({ name: 'inbox', asked: status ?? '' }, PAGES, (part, signal) =>
    call('readInbox', inboxResponseSchema, { query: { ...part, ...(status !== null && { status }) }, signal }),
  )

/** People whose name or address contains the text; an empty one matches all. */
export const usersReadingOf = (search: string) =>
  queryOfRows<Page<ManagedUser>>({ name: 'users', asked: search }, PAGES, (part, signal) =>
    call('findUsers', usersResponseSchema, { query: { ...part, ...(search !== '' && { search }) }, signal }),
  )
