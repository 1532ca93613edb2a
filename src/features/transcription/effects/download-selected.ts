import { fromPromise } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { Language } from '#contracts/languages.ts'
import { TRANSCRIPTIONS_PAGE_SIZE } from '#contracts/limits.ts'
import type { SelectableRow } from '#machines/download-selected/download-selected.machine.ts'
import { saveFile } from '#src/clients/save-file.ts'
import { markdownOfSeveral } from '../as-file.ts'
import { decryptRows } from '../decrypt-rows.ts'
import { fileName, fileLabelsIn } from '../file-labels.ts'

type Input = { items: readonly SelectableRow[]; language: Language }

/** Decrypts all pages in parallel and saves one file; resolves with the number of unreadable ones. Texts are not cached. */
export const defineDownloadSelected = () =>
  fromPromise<{ missing: number }, Input>(async ({ input: { items, language }, signal }) => {
    const sealed = items.filter(({ isSealed }) => isSealed)
    const pages = Array.from({ length: Math.ceil(sealed.length / TRANSCRIPTIONS_PAGE_SIZE) }, (_, page) =>
      sealed.slice(page * TRANSCRIPTIONS_PAGE_SIZE, (page + 1) * TRANSCRIPTIONS_PAGE_SIZE).map(({ id }) => id),
    )
    const opened = new Map(
      (await Promise.all(pages.map((ids) => decryptRows(ids, signal)))).flatMap((found) => Object.entries(found)),
    )
    const texts = items.flatMap(({ id, created_at: writtenAt }) => {
      const text = opened.get(id)
      return text === undefined ? [] : [{ writtenAt, opened: text }]
    })
    if (texts.length === 0) throw { code: 'transcription.decryptFailed' } satisfies Failure
    const file = markdownOfSeveral(texts, fileLabelsIn(language))
    saveFile(new Blob([file], { type: 'text/markdown;charset=utf-8' }), fileName(new Date().toISOString(), 'md'))
    return { missing: items.length - texts.length }
  })
