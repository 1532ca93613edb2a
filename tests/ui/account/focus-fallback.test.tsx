import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useFocusFallback } from '#src/account/use-focus-fallback.ts'

type FocusProps = { view: string; hasPlace: boolean }

/** The control of each view is removed with it; the surrounding part may still be loading. */
const Card = ({ view, hasPlace }: FocusProps) => {
  const place = useFocusFallback<HTMLHeadingElement>(view)
  return (
    <>
      {hasPlace && (
        <h2 ref={place} tabIndex={-1}>
          Place
        </h2>
      )}
      <button key={view} type="button">
        {view}
      </button>
      <a href="/pt">Elsewhere</a>
    </>
  )
}

const show = (first: FocusProps) => {
  const { container, rerender } = render(<Card {...first} />)
  const find = (selector: string) => container.querySelector<HTMLElement>(selector)
  find('button')?.focus()
  return { find, turnInto: (next: FocusProps) => rerender(<Card {...next} />) }
}

const focused = () => document.activeElement?.tagName

afterEach(cleanup)

// Proves FAIL-39.
test('the focus of a control that is removed with its view moves to the fallback element', () => {
  const { turnInto } = show({ view: 'one', hasPlace: true })
  turnInto({ view: 'two', hasPlace: true })
  expect(focused()).toBe('H2')
})

// Proves FAIL-39.
test('a fallback element that is still loading gets the focus once it is rendered', () => {
  const { turnInto } = show({ view: 'one', hasPlace: false })
  turnInto({ view: 'two', hasPlace: false })
  expect(focused()).toBe('BODY')
  turnInto({ view: 'two', hasPlace: true })
  expect(focused()).toBe('H2')
})

test('a focus that the user has moved meanwhile stays', () => {
  const { find, turnInto } = show({ view: 'one', hasPlace: false })
  turnInto({ view: 'two', hasPlace: false })
  find('a')?.focus()
  turnInto({ view: 'two', hasPlace: true })
  expect(focused()).toBe('A')
})

test('nothing is focused while the view stays', () => {
  const { find, turnInto } = show({ view: 'one', hasPlace: true })
  find('button')?.blur()
  turnInto({ view: 'one', hasPlace: true })
  expect(focused()).toBe('BODY')
})
