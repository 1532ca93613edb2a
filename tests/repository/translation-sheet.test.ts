/** What `npm run i18n` reads from catalogues and writes into them. */
import { expect, it } from 'vitest'
import { filledWith, untranslatedMessages } from '../../scripts/kit/translation-sheet.ts'

const CATALOG = String.raw`msgid ""
msgstr ""
"Language: en\n"

#: src/features/contact/hours.tsx
msgid "Aberto agora"
msgstr "Open now"

#: src/features/contact/hours.tsx
msgid "Diga \"sim\""
msgstr ""

#: src/features/contact/channels.tsx
msgid "Brasil"
msgstr ""
`

it('finds the texts without a translation, but not the header of the file', () => {
  expect(untranslatedMessages(CATALOG)).toEqual(['Diga "sim"', 'Brasil'])
})

it('fills in translations and leaves other entries unchanged', () => {
  const filled = filledWith(CATALOG, (text) => (text === 'Brasil' ? 'Never $& "mind"' : ''))
  expect(filled).toBe(
    CATALOG.replace(
      'msgid "Brasil"\nmsgstr ""',
      () => String.raw`msgid "Brasil"
msgstr "Never $& \"mind\""`,
    ),
  )
  expect(untranslatedMessages(filled)).toEqual(['Diga "sim"'])
})

it('never changes a translation', () => {
  expect(filledWith(CATALOG, () => 'x')).toContain('msgstr "Open now"')
})
