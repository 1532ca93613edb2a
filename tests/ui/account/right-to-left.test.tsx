/** Texts of people are laid out in the direction of their own script, whatever the page's language is. */
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { OpenedTranscription } from '#contracts/api/transcriptions.ts'
import { NextAppointments } from '#src/features/transcription/next-appointments.tsx'
import { OpenedText } from '#src/features/transcription/opened-text.tsx'
import { TranscriptionItem } from '#src/features/transcription/transcription-item.tsx'
import { inLanguage } from './kit.tsx'

afterEach(cleanup)

const OPENED: OpenedTranscription = {
  decrypted_content: 'שלום! נפגש מחר ב-10:00?',
  decrypted_summary: {
    text: 'פגישה מחר. להביא את החוזה.',
    meeting: 'פגישה (חשובה)!',
    starts_at: '2999-11-27T10:00:00-03:00',
    place: 'רחוב 5, תל אביב.',
    topics: ['חוזה 2', 'כסף'],
  },
}

const ROW = {
  id: 'one',
  user_uuid: 'ana',
  encrypted_content: 'v1.sealed',
  encryption_key_id: 'key-ana',
  summary_encrypted: 'v1.summary',
  has_summary: true,
  created_at: '2026-11-20T12:00:00Z',
}

const HEBREW = /\p{Script=Hebrew}/u

/** Texts that a left-to-right paragraph would reorder, and how many have a direction of their own. */
const hebrewIn = (container: HTMLElement) => {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const elements: Element[] = []
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (parentElement !== null && HEBREW.test(textContent ?? '')) elements.push(parentElement)
  }
  return { all: elements.length, lost: elements.filter((each) => each.closest('[dir=auto], bdi') === null) }
}

// Proves SCRIBE-62.
test.each([
  ['an opened text', 5, <OpenedText key="one" id="one" writtenAt={ROW.created_at} opened={OPENED} />],
  [
    'a row of the list',
    4,
    <TranscriptionItem
      key="one"
      row={ROW}
      cached={OPENED}
      deletion={{ isBusy: false, deleteTranscriptions: () => {} }}
    />,
  ],
  ['an appointment', 2, <NextAppointments key="one" rows={[{ row: ROW, opened: OPENED }]} />],
])('%s has its own direction', (_, count, view) => {
  const { container } = render(view, { wrapper: inLanguage('pt', 'transcriptions') })
  const { all, lost } = hebrewIn(container)
  expect([all, lost.map(({ textContent }) => textContent)]).toEqual([count, []])
})
