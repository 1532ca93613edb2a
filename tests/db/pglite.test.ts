import { copyPreparedData } from '#tests/kit/prepared-data.ts'
import { temporaryDirectory } from './kit/temporary-directory.ts'
import { prepareSuiteContext } from './kit/suite-context.ts'
import { allSuites } from './suites/all.ts'

const context = prepareSuiteContext(async () => {
  const directory = temporaryDirectory()
  await copyPreparedData(directory.path)
  return { place: { dataDir: directory.path, databaseUrl: null }, clear: directory.remove }
})

allSuites(context)
