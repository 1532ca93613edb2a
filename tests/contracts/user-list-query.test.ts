/** The list of people in a URL, encoded and decoded. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { USER_PLANS, USER_SORTS, USER_STATUSES } from '#contracts/api/admin.ts'
import { USER_SEARCH_MAX_LENGTH } from '#contracts/limits.ts'
import {
  type UserFilter,
  userFilterIn,
  SEARCH_PARAMETER,
  searchOfUsers,
  searchOfUser,
} from '#contracts/user-list-query.ts'

const EVERYBODY: UserFilter = { search: '', sort: '-since' }

describe('the list of people in a URL', () => {
  // Proves ADMIN-17.
  it.each<[string, UserFilter]>([
    ['', EVERYBODY],
    ['?q=ana', { ...EVERYBODY, search: 'ana' }],
    ['?q=++ana+souza++', { ...EVERYBODY, search: 'ana souza' }],
    ['?status=active', { ...EVERYBODY, status: 'active' }],
    ['?status=inactive&plan=free', { ...EVERYBODY, status: 'inactive', plan: 'free' }],
    ['?plan=enterprise&sort=name', { ...EVERYBODY, plan: 'enterprise', sort: 'name' }],
    // Values that cannot be chosen.
    ['?status=gone&plan=gold&sort=phone&page=2', EVERYBODY],
    ['?status=&plan=&sort=&q=', EVERYBODY],
  ])('is read from %j', (search, filter) => {
    expect(userFilterIn(search)).toStrictEqual(filter)
  })

  it('has at most as much search text as the field accepts', () => {
    const typed = 'a'.repeat(USER_SEARCH_MAX_LENGTH)
    expect(userFilterIn(`?q=${typed}b`).search).toBe(typed)
  })

  // Proves ADMIN-17.
  it.each<[UserFilter, string]>([
    [EVERYBODY, ''],
    [{ ...EVERYBODY, search: 'ana & bia' }, '?q=ana+%26+bia'],
    [{ ...EVERYBODY, status: 'active' }, '?status=active'],
    [{ ...EVERYBODY, plan: 'premium' }, '?plan=premium'],
    [{ search: 'ana', status: 'inactive', plan: 'free', sort: 'seen' }, '?q=ana&status=inactive&plan=free&sort=seen'],
  ])('is written as %j', (filter, search) => {
    expect(searchOfUsers(filter)).toBe(search)
  })

  it('is kept in the URL of a user’s page, for the link back', () => {
    expect(searchOfUser('7', EVERYBODY)).toBe('?id=7')
    const userSearch = searchOfUser('7', { search: 'ana?', status: 'active', sort: 'name' })
    expect(userSearch).toBe('?id=7&q=ana%3F&status=active&sort=name')
    expect(userFilterIn(userSearch)).toStrictEqual({ search: 'ana?', status: 'active', sort: 'name' })
  })

  // Proves ADMIN-17.
  it('is the same list after it was written and read', () => {
    const filters = fc.record(
      {
        search: fc.string({ maxLength: USER_SEARCH_MAX_LENGTH }).map((typed) => typed.trim()),
        status: fc.constantFrom(...USER_STATUSES),
        plan: fc.constantFrom(...USER_PLANS),
        sort: fc.constantFrom(...USER_SORTS),
      },
      { requiredKeys: ['search', 'sort'] },
    )
    fc.assert(
      fc.property(filters, (filter) => {
        expect(userFilterIn(searchOfUsers(filter))).toEqual(filter)
      }),
    )
  })

  it('is searched by the parameter that the form sends', () => {
    expect(SEARCH_PARAMETER).toBe('q')
  })
})
