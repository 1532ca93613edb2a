/** The offer of a language when the file of its flow is not loaded at first. */
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LanguageOffer } from '#src/features/language-offer/language-offer.tsx'
import { PlaceContext } from '#src/page-context/place.ts'

const file = { tries: 0 }

vi.mock('#src/features/language-offer/language-offer-bar.tsx', () => {
  file.tries += 1
  if (file.tries === 1) throw new Error('the file could not be loaded')
  return { LanguageOfferBar: ({ answer }: { answer: string | null }) => <output>{answer}</output> }
})
vi.mock('#src/page-context/first-interaction.ts', () => ({ useHasInteracted: () => true }))
vi.mock('#src/lib/device-language.ts', () => ({ offeredLanguage: () => 'en' }))

afterEach(cleanup)

// Proves FAIL-40, LANG-12.
test('a click on an answer loads the flow again, which gets the answer', async () => {
  const place = { language: 'pt', page: 'home', pathname: '/pt' } as const
  const { container } = render(
    <PlaceContext value={place}>
      <LanguageOffer />
    </PlaceContext>,
  )
  await vi.waitFor(() => expect(file.tries).toBe(1))
  // The failure is handled in a later task.
  await new Promise((resolve) => setTimeout(resolve))
  fireEvent.click(container.querySelector('[lang=en] button') ?? container)
  await vi.waitFor(() => expect(container.querySelector('output')?.textContent).toBe('offer.accept'))
})
