import { fromPromise } from 'xstate'
import { BRAND_NAME } from '#contracts/brand.ts'
import { callForFile } from '#src/clients/call.ts'
import { saveFile } from '#src/clients/page.ts'

/** The file goes only to its owner: a link alone would open it for nobody. */
export const defineDownloadExport = () =>
  fromPromise<void, { id: string }>(async ({ input: params, signal }) => {
    saveFile(await callForFile('downloadExport', { params, signal }), `${BRAND_NAME.toLowerCase()}.zip`)
  })
