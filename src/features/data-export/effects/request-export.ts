import { fromPromise } from 'xstate'
import type { OwnDataApi } from '#src/clients/own-data-api.ts'

export const defineRequestExport = ({ requestExport }: Pick<OwnDataApi, 'requestExport'>) =>
  fromPromise<void, { password?: string }>(({ input, signal }) => requestExport(input, signal))
