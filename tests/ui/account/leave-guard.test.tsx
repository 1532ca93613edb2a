/** A page with unsaved changes that was left, while the next page is loading or cannot be loaded. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LeaveGuard } from '#src/account/leave-guard/leave-guard.tsx'
import { tabStore } from '#src/clients/storage.ts'
import { navigateUnlessBlocked } from '#src/page-context/navigation-guard.ts'
import { inLanguage } from './kit.tsx'

const FORM = '/pt/account-settings'
const OTHER = '/pt/subscription'
const THIRD = '/pt/services'

const navigate = vi.fn((to: string) => history.pushState(null, '', to))
const follow = (to: string) => act(() => navigateUnlessBlocked(navigate, to))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isAsked = () => screen.queryByRole('dialog') !== null
const draft = () => tabStore.getItem('draft')
const drop = () => tabStore.removeItem('draft')
const closePage = () => {
  // As in a browser, where `returnValue` of this event is a string.
  const closing = Object.defineProperty(new Event('beforeunload', { cancelable: true }), 'returnValue', {
    value: '',
    writable: true,
  })
  dispatchEvent(closing)
  return closing
}
const isClosingHeld = () => closePage().defaultPrevented
/** Back or forward: the browser has changed the URL already. */
const traverse = (to: string) => {
  history.replaceState(null, '', to)
  let isPassedOn = false
  const passOn = () => (isPassedOn = true)
  addEventListener('popstate', passOn)
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  removeEventListener('popstate', passOn)
  return isPassedOn
}

beforeEach(() => {
  history.replaceState(null, '', FORM)
  tabStore.setItem('draft', 'typed')
  navigate.mockClear()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

// Proves ACCOUNT-71.
test('only the confirmed navigation continues; guard and draft stay until the page is left', () => {
  const { unmount } = render(<LeaveGuard onLeft={drop} />, { wrapper: inLanguage('pt') })
  follow(OTHER)
  expect([isAsked(), navigate.mock.calls]).toEqual([true, []])
  press('Sair sem salvar')
  expect([isAsked(), location.pathname, draft(), isClosingHeld()]).toEqual([false, OTHER, 'typed', true])
  follow(THIRD)
  expect([isAsked(), location.pathname, navigate.mock.calls.length]).toEqual([true, OTHER, 1])
  press('Sair sem salvar')
  expect([location.pathname, draft()]).toEqual([THIRD, 'typed'])
  unmount()
  expect([draft(), isClosingHeld()]).toEqual([null, false])
})

// Proves ACCOUNT-71.
test('a confirmed step back is allowed once, and a page that was not left stays guarded', () => {
  const goBack = vi.spyOn(history, 'back').mockImplementation(() => {})
  const { unmount } = render(<LeaveGuard onLeft={drop} />, { wrapper: inLanguage('pt') })
  expect([traverse(OTHER), isAsked(), location.pathname]).toEqual([false, true, FORM])
  press('Sair sem salvar')
  expect([goBack.mock.calls.length, traverse(OTHER), isAsked(), draft()]).toEqual([1, true, false, 'typed'])
  // Forward to the form, as the page before cannot be loaded: then back once more.
  expect([traverse(FORM), isAsked()]).toEqual([true, false])
  expect([traverse(OTHER), isAsked(), location.pathname]).toEqual([false, true, FORM])
  press('Ficar aqui')
  unmount()
  expect(draft()).toBe('typed')
})

// Proves ACCOUNT-71.
test('closing the tab asks also in browsers that use only the return value', () => {
  const { unmount } = render(<LeaveGuard onLeft={drop} />, { wrapper: inLanguage('pt') })
  expect(closePage().returnValue).toBeTruthy()
  unmount()
  expect(closePage().returnValue).toBe('')
})
