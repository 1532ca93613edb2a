import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Disclosure } from '#src/ui/disclosure.tsx'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/pt')
})

const follow = (fragment: string) => act(() => history.pushState(null, '', fragment))
const isOpen = () => screen.getByRole<HTMLDetailsElement>('group').open

// Proves ROUTE-32.
test('a fragment that names it opens it, and another one leaves it open, with what was typed', () => {
  history.replaceState(null, '', '/pt')
  render(
    <Disclosure anchor="code" title="Code">
      <input />
    </Disclosure>,
  )
  const steps = [isOpen()]
  follow('#code')
  steps.push(isOpen())
  follow('#content')
  steps.push(isOpen())
  screen.getByRole<HTMLDetailsElement>('group').open = false
  follow('#code')
  expect([...steps, isOpen()]).toEqual([false, true, true, true])
})
