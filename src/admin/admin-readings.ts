/** What administrators read. Another question is another query: nothing of the one before is shown as its answer. */
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

/** People with a text in their name or address; an empty one finds everybody. */
export const usersReadingOf = (search: string) =>
  queryOfRows<Page<ManagedUser>>({ name: 'users', asked: search }, PAGES, (part, signal) =>
    call('findUsers', usersResponseSchema, { query: { ...part, ...(search !== '' && { search }) }, signal }),
  )
