import { fromPromise } from 'xstate'
import { BRAND_NAME } from '#contracts/brand.ts'
import type { OwnDataApi } from '#src/clients/own-data-api.ts'
import { saveFile } from '#src/clients/page.ts'

/** The file goes only to its owner: a link alone would open it for nobody. */
export const defineDownloadExport = ({ readExportFile }: Pick<OwnDataApi, 'readExportFile'>) =>
  fromPromise<void, { id: string }>(async ({ input: { id }, signal }) => {
    saveFile(await readExportFile(id, signal), `${BRAND_NAME.toLowerCase()}.zip`)
  })
