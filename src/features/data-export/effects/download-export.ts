import { fromPromise } from 'xstate'
import { BRAND_NAME } from '#contracts/brand.ts'
import { callForFile } from '#src/clients/call.ts'
import { saveFile } from '#src/clients/save-file.ts'

/** Fetched with the session's token: a plain link would not be authorized. */
export const defineDownloadExport = () =>
  fromPromise<void, { id: string }>(async ({ input: params, signal }) => {
    saveFile(await callForFile('downloadExport', { params, signal }), `${BRAND_NAME.toLowerCase()}.zip`)
  })
