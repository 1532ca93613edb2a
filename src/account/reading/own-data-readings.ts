import { ownDataApi } from '#src/clients/own-data-api.ts'
import { readingOf } from './reading.flow.ts'

export const privacyReading = readingOf(ownDataApi.readPrivacySettings)
export const exportsReading = readingOf(ownDataApi.readExports)
