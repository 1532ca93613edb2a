import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Disclosure } from '#src/ui/disclosure.tsx'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/pt')
})

const isOpen = () => screen.getByRole<HTMLDetailsElement>('group').open

const part = () => (
  <Disclosure anchor="code" title="Code">
    <input />
  </Disclosure>
)

// Proves ROUTE-32.
test('a fragment with its id opens a disclosure, and another one leaves it open, with what was typed', () => {
  history.replaceState(null, '', '/pt')
  const { rerender } = render(part())
  // Rendered again: the router's events are those of the first window of a worker.
  const follow = (fragment: string) => {
    history.pushState(null, '', fragment)
    rerender(part())
  }
  const steps = [isOpen()]
  follow('#code')
  steps.push(isOpen())
  follow('#content')
  steps.push(isOpen())
  screen.getByRole<HTMLDetailsElement>('group').open = false
  follow('#code')
  expect([...steps, isOpen()]).toEqual([false, true, true, true])
})
