import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpenedTranscription, Summary } from '#contracts/api/transcriptions.ts'
import { markdownFile, plainFile } from '#src/features/transcription/as-file.ts'
import { OpenedText } from '#src/features/transcription/opened-text.tsx'
import { inLanguage } from './kit.tsx'

const TEXT = 'Oi! Vamos almoçar na sexta? É na Rua das Flores. Leva\no contrato.'
const passage = (words: string) => ({ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length })
const LUNCH = 'Vamos almoçar na sexta?'
const SUMMARY: Summary = {
  text: 'Almoço na sexta.',
  meeting: 'Almoço',
  starts_at: '2026-11-27T12:30:00-03:00',
  place: 'Rua das Flores',
  topics: ['Contrato', 'Oi'],
  sources: {
    meeting: [passage(LUNCH)],
    starts_at: [passage('sexta? É na Rua das Flores.')],
    topics: [passage('Leva\no contrato.'), passage('Oi!')],
  },
}

const scrolled = vi.fn<(id: string) => void>()
function scrollIntoView(this: Element) {
  scrolled(this.textContent ?? '')
}
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView
})
afterEach(() => {
  cleanup()
  scrolled.mockReset()
})

const open = (summary: Summary | null, transcription = TEXT) => {
  const opened: OpenedTranscription = { decrypted_content: transcription, decrypted_summary: summary }
  return render(<OpenedText id="one" writtenAt="2026-11-20T13:00:00Z" opened={opened} />, { wrapper: inLanguage('pt') })
    .container
}
const field = (name: string) => screen.getByRole('button', { name })
const highlights = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('mark'), (mark) => mark.textContent)
const descriptionsOf = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

const pressedFields = () =>
  [field('Compromisso'), field('Quando')].map((each) => each.getAttribute('aria-pressed') === 'true')

// Proves SCRIBE-13.
test('a clicked field highlights its source sentence, and describes itself by it', () => {
  const container = open(SUMMARY)
  fireEvent.focus(field('Compromisso'))
  expect([highlights(container), pressedFields()]).toEqual([[], [false, false]])
  fireEvent.click(field('Compromisso'))
  expect(highlights(container).join('')).toBe(LUNCH)
  expect(descriptionsOf('Compromisso').join('')).toBe(LUNCH)
  expect(pressedFields()).toEqual([true, false])
  fireEvent.click(field('Quando'))
  expect(highlights(container).join('')).toBe('sexta? É na Rua das Flores.')
  expect([pressedFields(), scrolled.mock.calls]).toEqual([
    [false, true],
    [['Vamos almoçar na '], ['sexta?']],
  ])
  fireEvent.click(field('Assuntos'))
  expect(highlights(container)).toEqual(['Oi!', 'Leva\no contrato.'])
})

// Proves SCRIBE-40.
test.for([
  ['another click', (button: HTMLElement) => fireEvent.click(button)],
  ['Escape', (button: HTMLElement) => fireEvent.keyDown(button, { key: 'Escape' })],
  ['leaving it', (button: HTMLElement) => fireEvent.blur(button)],
] as const)('%s removes the highlight', ([, release]) => {
  const container = open(SUMMARY)
  fireEvent.click(field('Compromisso'))
  fireEvent.keyDown(field('Compromisso'), { key: 'Shift' })
  expect(highlights(container).join('')).toBe(LUNCH)
  release(field('Compromisso'))
  expect([highlights(container), pressedFields()]).toEqual([[], [false, false]])
})

test('the full text stays unchanged, whatever is highlighted', () => {
  const container = open(SUMMARY)
  for (const name of ['Compromisso', 'Quando', 'Assuntos']) {
    fireEvent.click(field(name))
    expect(
      within(container)
        .getAllByText((_, element) => element?.tagName === 'P')
        .at(-1)?.textContent,
    ).toBe(TEXT)
  }
})

test('a field without a source is no button', () => {
  open(SUMMARY)
  expect(screen.queryByRole('button', { name: 'Onde' })).toBeNull()
  cleanup()
  const { sources: _, ...older } = SUMMARY
  open(older)
  expect(['Compromisso', 'Quando', 'Onde', 'Assuntos'].map((name) => screen.queryByRole('button', { name }))).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(screen.queryByText('Escolha um campo para ver a frase de onde ele saiu.')).toBeNull()
})

test('sources beyond the end of the text are cut off', () => {
  const container = open(SUMMARY, 'Oi! Vamos')
  fireEvent.click(field('Compromisso'))
  expect(highlights(container)).toEqual(['Vamos'])
  expect(screen.queryByRole('button', { name: 'Quando' })).toBeNull()
})

const WORDS = {
  summary: 'Resumo',
  text: 'Texto',
  meeting: 'Compromisso',
  starts_at: 'Quando',
  place: 'Onde',
  topics: 'Assuntos',
  moment: (moment: string) => moment.slice(0, 16),
}

const fields = (mark: (name: string) => string) => `${mark('Compromisso')}: Almoço
  > Vamos almoçar na sexta?
${mark('Quando')}: 2026-11-27T12:30
  > sexta? É na Rua das Flores.
${mark('Onde')}: Rua das Flores
${mark('Assuntos')}: Contrato, Oi
  > Oi!
  > Leva o contrato.`

test('a saved file has each field with its source sentences', () => {
  const opened = { decrypted_content: TEXT, decrypted_summary: SUMMARY }
  expect(plainFile(opened, WORDS)).toBe(`Resumo\nAlmoço na sexta.\n\n${fields((name) => name)}\n\nTexto\n${TEXT}`)
  expect(markdownFile(opened, WORDS)).toBe(
    `## Resumo\n\nAlmoço na sexta.\n\n${fields((name) => `- **${name}**`)}\n\n## Texto\n\n${TEXT}\n`,
  )
})

test('a text without a summary is saved as it is', () => {
  const opened = { decrypted_content: TEXT, decrypted_summary: null }
  expect([plainFile(opened, WORDS), markdownFile(opened, WORDS)]).toEqual([TEXT, TEXT])
})

// Proves SCRIBE-104.
test('a Markdown file shows the words that were said, and not what Markdown makes of them', () => {
  const words = [
    '# 1 em vendas',
    '    1. Pagar *tudo* até <b>sexta</b>',
    '- ver ![foto](https://example.test/x.png) e R&D &lt;ok&gt;',
    '> de ana_silva@prosa.test, _sem_ `pressa` | C:\\temp ~~não~~',
    '===',
  ].join('\n')
  const markdown = [
    String.raw`\# 1 em vendas`,
    String.raw`1\. Pagar \*tudo\* até \<b>sexta\</b>`,
    String.raw`\- ver !\[foto\](https://example.test/x.png) e R&D \&lt;ok\&gt;`,
    String.raw`\> de ana_silva@prosa.test, \_sem\_ \`pressa\` \| C:\\temp \~\~não\~\~`,
    String.raw`\===`,
  ].join('\n')
  const alone = { decrypted_content: words, decrypted_summary: null }
  expect([plainFile(alone, WORDS), markdownFile(alone, WORDS)]).toEqual([words, markdown])
  const summary: Summary = {
    text: '# Oi',
    meeting: 'Café\n# <i>',
    starts_at: null,
    place: null,
    topics: ['a*b*'],
    sources: { meeting: [{ start: 0, end: words.indexOf('\n') }] },
  }
  expect(markdownFile({ decrypted_content: '- fim', decrypted_summary: summary }, WORDS)).toBe(
    [
      '## Resumo',
      String.raw`\# Oi`,
      String.raw`- **Compromisso**: Café # \<i>${'\n'}  > \- fim${'\n'}- **Assuntos**: a\*b\*`,
      '## Texto',
      `${String.raw`\- fim`}\n`,
    ].join('\n\n'),
  )
})
