/** `npm run flows:book -- [flow …] [--lang fr] [--base https://…] [--covers steps]`: plays every path and writes build/flows-book/index.html. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { readArguments } from './kit/flows-book/arguments.ts'
import { isFailed } from './kit/flows-book/book.ts'
import { pageOf } from './kit/flows-book/page.ts'
import { chosenFlows, FOLDER, playBook } from './kit/flows-book/play-book.ts'
import { runScript } from './kit/plain-error.mjs'

await runScript(async () => {
  const { settings, rest } = readArguments(process.argv.slice(2))
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const book = await playBook(chosenFlows(rest, settings.covers), settings, (line) => console.log(line))
  const page = new URL('index.html', FOLDER)
  writeFileSync(page, pageOf(book, settings.words))
  console.log(page.pathname)
  return book.flows.some(({ paths }) => paths.some(isFailed)) ? 1 : 0
})
