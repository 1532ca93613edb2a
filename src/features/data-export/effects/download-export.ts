import { fromPromise } from 'xstate'
import { BRAND_NAME } from '#contracts/brand.ts'
import { callForFile } from '#src/clients/call-for-file.ts'
import { saveFile } from '#src/clients/save-file.ts'
import { localDay } from '#src/lib/local-day.ts'

/** Fetched with the session's token: a plain link would not be authorized. The file is named after the day of the request. */
export const defineDownloadExport = () =>
  fromPromise<void, { id: string; requestedAt: string }>(async ({ input: { id, requestedAt }, signal }) => {
    const file = await callForFile('downloadExport', { params: { id }, signal })
    saveFile(file, `${BRAND_NAME.toLowerCase()}-${localDay(requestedAt)}.zip`)
  })
