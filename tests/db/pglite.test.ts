import { temporaryDirectory } from './kit/temporary-directory.ts'
import { prepareSuiteContext } from './kit/suite-context.ts'
import { allSuites } from './suites/all.ts'

const stage = prepareSuiteContext(() => {
  const directory = temporaryDirectory()
  return Promise.resolve({ place: { dataDir: directory.path, databaseUrl: null }, clear: directory.remove })
})

allSuites(stage)
