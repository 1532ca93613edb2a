import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Account } from '#contracts/account.ts'
import { useAccount } from '#src/flow-runtime/session-store.ts'
import { HiddenUsername } from '#src/reauthentication/hidden-username.tsx'

vi.mock('#src/flow-runtime/session-store.ts', () => ({ useAccount: vi.fn<() => Account>() }))
afterEach(cleanup)

const ANA: Account = {
  status: 'signedIn',
  profile: { id: '1', name: 'Ana', email: 'ana@prosa.test', role: 'user', isActive: true, isFallback: false },
}

const inForm = (account: Account) => {
  vi.mocked(useAccount).mockReturnValue(account)
  const { container } = render(
    <form>
      <HiddenUsername />
    </form>,
  )
  return container.querySelector('input')
}

// Proves AUTH-57.
test('a password manager gets the account of the password, in a field that is neither visible nor sent', () => {
  const field = inForm(ANA)
  expect([field?.autocomplete, field?.value, field?.hidden, field?.readOnly, field?.name]).toEqual([
    'username',
    'ana@prosa.test',
    true,
    true,
    '',
  ])
  expect([...new FormData(field?.form as HTMLFormElement)]).toEqual([])
})

test('while the account is unknown the field is empty', () => {
  expect(inForm({ status: 'waiting' })).toBeNull()
})
