/** Finished data exports. */
import { expect } from '@playwright/test'
import type { DataExport } from '#contracts/api/data-export.ts'
import type { Session, TourContext } from './tour-context.ts'

const EXPORTS_PATH = '/api/user/export-status'

export const makeExport = async (context: TourContext, { access_token: token }: Session): Promise<DataExport> => {
  await context.callOk('POST', '/api/user/export-data', {}, { token })
  const newest = async () =>
    ((await context.callOk('GET', EXPORTS_PATH, undefined, { token })) as { requests: DataExport[] }).requests[0]
  let latest: DataExport | undefined
  const status = async () => (latest = await newest())?.status
  await expect.poll(status, { message: 'a copy of the data' }).toBe('ready')
  return latest as DataExport
}
