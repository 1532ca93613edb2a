/** How percentages are written. */
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { LANGUAGES } from '#contracts/languages.ts'
import { ExportProgress } from '#src/features/data-export/export-progress.tsx'
import { Drawing } from '#src/features/neural-demo/drawing.tsx'
import { Guesses } from '#src/features/neural-demo/guesses.tsx'
import { OwnMessage } from '#src/features/neural-demo/own-message.tsx'
import { inLanguage } from './account/kit.tsx'

afterEach(cleanup)

/** With a space that does not break in Spanish and French. */
const WRITTEN = ['45%', '45%', '45\u00A0%', '45\u00A0%']

const shares: Record<string, ReactNode> = {
  'the progress of an export': <ExportProgress step="packing" progress={45} />,
  'the answer of the drawn network': <Drawing network={null} answer={0.451} />,
  'the answer to an example': <Guesses outputs={[0.449]} />,
  'the answer to an own message': <OwnMessage message="Oi" signs={[0, 0, 0]} answer={0.45} onWrite={() => {}} />,
}

/** The French space is a narrow one in older Unicode data. */
const percentIn = (text: string) => /\d+\s?%/.exec(text)?.[0].replace('\u202F', '\u00A0')

// Proves LANG-23.
it.each(Object.entries(shares))('%s is written as in each language', (_, element) => {
  const texts = LANGUAGES.map((language) => {
    const { container, unmount } = render(element, { wrapper: inLanguage(language) })
    const text = container.textContent ?? ''
    unmount()
    return percentIn(text)
  })
  expect(texts).toEqual(WRITTEN)
})
