import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Failure } from '#contracts/errors.ts'
import {
  TranscriptionDeletionProvider,
  useTranscriptionDeletion,
} from '#src/account/transcription-deletion/transcription-deletion.tsx'
import { call } from '#src/clients/call.ts'
import { saveFile } from '#src/clients/save-file.ts'
import { Selectable } from '#src/features/transcription/selectable.tsx'
import { TranscriptionList } from '#src/features/transcription/transcription-list.tsx'
import { inLanguage } from './kit.tsx'

vi.mock('#src/clients/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))
vi.mock('#src/clients/save-file.ts', () => ({ saveFile: vi.fn<(file: Blob, name: string) => void>() }))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00') })
  vi.mocked(call).mockReset()
  vi.mocked(saveFile).mockReset()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const rowsOf = (count: number, keyless: readonly number[] = []) =>
  Array.from({ length: count }, (_, index) => ({
    id: `row-${index + 1}`,
    user_uuid: 'ana',
    encrypted_content: 'v1.sealed',
    encryption_key_id: keyless.includes(index + 1) ? '' : 'key-ana',
    summary_encrypted: null,
    has_summary: false,
    created_at: `2026-11-20T12:${String(59 - index)}:00`,
  }))

type PageProps = { count: number; keyless?: readonly number[] | undefined }

const Page = ({ count, keyless }: PageProps) => {
  const deletion = useTranscriptionDeletion()
  return (
    <Selectable deletion={deletion}>
      <TranscriptionList rows={rowsOf(count, keyless)} deletion={deletion} />
    </Selectable>
  )
}
const flush = () => act(() => vi.advanceTimersByTimeAsync(0))
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await flush()
}
const choose = async (count: number, keyless?: readonly number[]) => {
  render(
    <TranscriptionDeletionProvider personId="ana">
      <Page count={count} keyless={keyless} />
    </TranscriptionDeletionProvider>,
    { wrapper: inLanguage('pt') },
  )
  await flush()
  await press('Selecionar')
  await press('Selecionar todas')
}

const decryptedPage = (...ids: string[]) => ({
  opened: ids.map((id) => ({ id, transcription: `Texto de ${id}.`, summary: null })),
  failed: [],
})
const answers = (answer: object) => vi.mocked(call).mockResolvedValueOnce(answer as never)
const calls = () =>
  vi
    .mocked(call)
    .mock.calls.map(([name, , parts]) => [name, (parts as unknown as { body: { ids: string[] } }).body.ids.length])
const savedFiles = async () =>
  Promise.all(vi.mocked(saveFile).mock.calls.map(async ([file, name]) => [name, await file.text()]))

// Proves SCRIBE-38.
test('the selected rows are saved as one file in their order, and their texts appear nowhere else', async () => {
  const storageWrites = vi.spyOn(Storage.prototype, 'setItem')
  await choose(2)
  answers(decryptedPage('row-2', 'row-1'))
  await press('Baixar')
  expect(await savedFiles()).toEqual([
    [
      'transcribe-2026-11-23.md',
      '# 20 de nov. de 2026, 12:59\n\nTexto de row-1.\n\n# 20 de nov. de 2026, 12:58\n\nTexto de row-2.\n',
    ],
  ])
  expect(screen.getByText('Arquivo salvo neste aparelho.')).toBeTruthy()
  expect([document.body.innerHTML.includes('Texto de row'), storageWrites.mock.calls]).toEqual([false, []])
  expect(screen.getByText('Selecionadas: 2')).toBeTruthy()
})

// Proves SCRIBE-38.
test('each call decrypts at most a page, and unreadable rows are left out', async () => {
  await choose(12)
  answers(decryptedPage('row-1', 'row-10'))
  answers(decryptedPage('row-11'))
  await press('Baixar')
  expect(calls()).toEqual([
    ['decryptTranscriptions', 10],
    ['decryptTranscriptions', 2],
  ])
  expect((await savedFiles()).map(([, text]) => text?.match(/row-\d+/g))).toEqual([['row-1', 'row-10', 'row-11']])
  expect(screen.getByText(/9 transcrições não puderam ser abertas e ficaram de fora/)).toBeTruthy()
})

// Proves SCRIBE-38.
test('no file is saved if a call fails or nothing can be decrypted', async () => {
  await choose(12)
  answers(decryptedPage('row-1'))
  vi.mocked(call).mockRejectedValueOnce({ code: 'network.unreachable' } satisfies Failure)
  await press('Baixar')
  expect(screen.getByText('Erro de conexão com o servidor')).toBeTruthy()
  answers(decryptedPage())
  answers(decryptedPage())
  await press('Baixar')
  expect(screen.getByText('[Erro ao descriptografar conteúdo]')).toBeTruthy()
  expect(saveFile).not.toHaveBeenCalled()
})

// Proves SCRIBE-38.
test('nothing is decrypted without a selection', async () => {
  await choose(2)
  await press('Desmarcar todas')
  await press('Baixar')
  expect(call).not.toHaveBeenCalled()
})

// Proves SCRIBE-04, SCRIBE-38.
test('rows without a key are not sent for decryption, and are reported as left out', async () => {
  await choose(12, [1, 12])
  answers(decryptedPage('row-2', 'row-11'))
  await press('Baixar')
  expect(vi.mocked(call).mock.calls.map(([, , parts]) => parts)).toEqual([
    expect.objectContaining({ body: { ids: Array.from({ length: 10 }, (_, index) => `row-${index + 2}`) } }),
  ])
  expect(screen.getByText(/10 transcrições não puderam ser abertas e ficaram de fora/)).toBeTruthy()
})

// Proves SCRIBE-04.
test('nothing is sent if no selected row has a key', async () => {
  await choose(1, [1])
  await press('Baixar')
  expect(call).not.toHaveBeenCalled()
  expect(screen.getByText('[Erro ao descriptografar conteúdo]')).toBeTruthy()
})
