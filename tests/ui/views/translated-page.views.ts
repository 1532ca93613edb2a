/** React updates a page whose texts a translator replaced. In a browser, as it depends on its records of DOM changes. */
import { createElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { watchTranslation } from '#src/app/translated-page.ts'

const fontOf = (text: Text) => {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')]
  inner.append(text.data.toUpperCase())
  outer.append(inner)
  return outer
}

const TRANSLATORS: Record<string, (text: Text) => void> = {
  'replaces a text': (text) => text.replaceWith(fontOf(text)),
  'inserts its words before a text and removes it then': (text) => {
    text.before(fontOf(text))
    text.remove()
  },
  'inserts its words behind a text and removes it then': (text) => {
    text.after(fontOf(text))
    text.remove()
  },
}

/** Texts without elements of their own, between which React removes, inserts and rewrites. */
const page = (name: string, parts: string) =>
  createElement(
    'p',
    null,
    parts.includes('a') && 'one ',
    parts.includes('b') && 'two ',
    name,
    parts.includes('e') && createElement('b', null, 'end'),
  )

let place: HTMLElement
let root: Root
const errors: unknown[] = []

const show = (content: ReactNode): string => {
  flushSync(() => root.render(content))
  return place.textContent
}

/** Resolves when the page was notified. */
const translate = async (replace: (text: Text) => void) => {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode() !== null) {
    const text = walker.currentNode as Text
    if (text.parentElement?.closest('font') === null) texts.push(text)
  }
  texts.forEach(replace)
  await new Promise((resolve) => setTimeout(resolve))
  return place.textContent
}

beforeAll(watchTranslation)
beforeEach(() => {
  errors.length = 0
  place = document.createElement('main')
  document.body.append(place)
  root = createRoot(place, { onUncaughtError: (error) => void errors.push(error) })
})
afterEach(() => {
  flushSync(() => root.unmount())
  place.remove()
  expect(errors).toEqual([])
})

// Proves SITE-36.
test.each(Object.entries(TRANSLATORS))('React updates a page whose translator %s', async (_name, replace) => {
  show(page('Ana', 'abe'))
  expect(await translate(replace)).toBe('ONE TWO ANAEND')
  expect(show(page('Ana', 'be'))).toBe('TWO ANAEND')
  expect(show(page('Rita', 'be'))).toBe('TWO RitaEND')
  expect(await translate(replace)).toBe('TWO RITAEND')
  expect(show(page('Rita', 'abe'))).toBe('one TWO RITAEND')
  expect(await translate(replace)).toBe('ONE TWO RITAEND')
  expect(show(page('Zoé', ''))).toBe('Zoé')
  expect(await translate(replace)).toBe('ZOÉ')
  expect(show(page('Zoé', 'e'))).toBe('ZOÉend')
  expect(show(createElement('i', null, 'gone'))).toBe('gone')
})

// Proves SITE-36.
test('a text that was removed altogether causes no error', async () => {
  show(page('Ana', 'a'))
  await translate((text) => text.replaceWith(fontOf(text)))
  for (const font of place.querySelectorAll('font')) font.remove()
  show(page('Ana', 'abe'))
  expect(show(page('Ana', 'e'))).toBe('end')
})
