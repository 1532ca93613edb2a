/** `npm run flows:new NAME`: writes drafts of a flow's files, and lists what is missing. Never overwrites a file. */
import './kit/help.mjs'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { draftsOf } from './kit/flow-new/drafts.ts'
import { namesOf } from './kit/flow-new/names.ts'
import { missingIn } from './kit/flow-new/missing.ts'
import { writeRegistries } from './kit/flow-new/registries.ts'
import { ROOT } from './kit/paths.mjs'
import { runScript } from './kit/plain-error.mjs'

const read = (path: string) => (existsSync(ROOT + path) ? readFileSync(ROOT + path, 'utf8') : null)

const write = (path: string, text: string) => {
  mkdirSync(dirname(ROOT + path), { recursive: true })
  writeFileSync(ROOT + path, text)
  console.log(`written  ${path}`)
}

await runScript(async () => {
  const names = namesOf(parseArgs({ allowPositionals: true }).positionals[0])
  for (const [path, draft] of Object.entries(draftsOf(names))) if (read(path) === null) write(path, draft)
  writeRegistries()

  const missing = missingIn(names, read)
  if (missing.length === 0) {
    console.log(`${names.flow} is complete.`)
    return 0
  }
  console.error(`\n${names.flow} is incomplete:\n${missing.map((line) => `  ${line}`).join('\n')}`)
  return 1
})
