import { temporaryDirectory } from './kit/temporary-directory.ts'
import { stageOn } from './kit/stage.ts'
import { allSuites } from './suites/all.ts'

const stage = stageOn(() => {
  const directory = temporaryDirectory()
  return Promise.resolve({ place: { dataDir: directory.path, databaseUrl: null }, clear: directory.remove })
})

allSuites(stage)
