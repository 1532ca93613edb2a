/** A row of the list of accounts in the admin area. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ActivationDialog } from '#src/admin/activation/activation-dialog.tsx'
import { UserRow } from '#src/features/admin-users/user-row.tsx'
import { adminUserRowOf } from '#tests/flows/kit/admin-rows.ts'
import { inLanguage } from './kit.tsx'

afterEach(cleanup)

const user = adminUserRowOf({ id: 'user-rita', isActive: true })

test.each([
  ['user', 0],
  ['admin', 1],
] as const)('the role %s is shown if it is that of an administrator', (role, times) => {
  render(
    <table>
      <tbody>
        <UserRow user={{ ...user, role }} isOwn={false} />
      </tbody>
    </table>,
    { wrapper: inLanguage('pt') },
  )
  expect(screen.queryAllByText('Administração')).toHaveLength(times)
})

test('the free plan has the name that it has everywhere', () => {
  render(
    <table>
      <tbody>
        <UserRow user={{ ...user, plan: 'free' }} isOwn={false} />
      </tbody>
    </table>,
    { wrapper: inLanguage('pt') },
  )
  expect(screen.getByRole('cell', { name: 'Gratuito' })).toBeTruthy()
})

test.each([
  ['asked about', false, 1],
  ['being changed', true, 0],
] as const)('the dialog of an account that is %s is closed by Escape or not: %s', (_, isChanging, times) => {
  const onCancel = vi.fn<() => void>()
  const props = {
    name: user.name,
    isActive: true,
    isChanging,
    issues: {},
    failure: null,
    onConfirm: () => {},
    onCancel,
  }
  render(<ActivationDialog {...props} />, { wrapper: inLanguage('pt') })
  fireEvent(screen.getByRole('dialog', { hidden: true }), new Event('cancel', { cancelable: true }))
  expect(onCancel).toHaveBeenCalledTimes(times)
})
