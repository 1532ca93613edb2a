/** `npm run flows:book`: plays every path and writes build/flows-book. `-- --help` lists the options. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '#contracts/languages.ts'
import { readBookArguments } from './kit/flows-book/arguments.ts'
import { type Book, isFailed } from './kit/flows-book/book.ts'
import { bookPageOf } from './kit/flows-book/page.ts'
import { chosenFlows, FOLDER, playBook, type Settings } from './kit/flows-book/play-book.ts'
import { jsonOf, junitOf } from './kit/flows-book/reports.ts'
import { endOnSignals } from './kit/end-on-signals.ts'
import { runScript } from './kit/plain-error.mjs'

const HELP = `npm run flows:book -- [flow ...] [--lang fr] [--base https://...] [--covers steps]

  flow ...        only these flows, such as login register
  --lang fr       language of site and book: ${LANGUAGES.join(', ')}, or all
  --shard i/n     the i-th of n parts of the languages, to run on several machines
  --base URL      the pages of a running site; its services are not called, every answer is mocked
  --covers WHAT   edges (all), steps, transitions, exchanges with what is around a flow, or unbacked:
                  exchanges that no tour with the real services has
  --headed        with a browser window, one flow after the other
  --slow 500      delay of each browser action in milliseconds

Needs npm run build, unless --base is given. Plays as many flows in parallel as there are cores.
Writes index.html, junit.xml and results.json into build/flows-book, with the language in their names if there are
several. Exits with code 1 if a path failed.`

const write = (book: Book, { texts, language }: Settings, isOneOfMany: boolean) => {
  const name = (stem: string, ext: string) => new URL(`${stem}${isOneOfMany ? `-${language}` : ''}.${ext}`, FOLDER)
  const page = name('index', 'html')
  writeFileSync(page, bookPageOf(book, texts))
  writeFileSync(name('junit', 'xml'), junitOf(book, texts))
  writeFileSync(name('results', 'json'), jsonOf(book))
  console.log(fileURLToPath(page))
}

await runScript(async () => {
  const args = process.argv.slice(2)
  if (args.includes('--help')) {
    console.log(HELP)
    return 0
  }
  const { books, isInAllLanguages, rest } = readBookArguments(args)
  endOnSignals()
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  let failed = 0
  for (const settings of books) {
    const book = await playBook(chosenFlows(rest, settings.covers), settings, (line) => console.log(line))
    write(book, settings, isInAllLanguages)
    failed += book.flows.flatMap(({ paths }) => paths.filter(isFailed)).length
  }
  return failed === 0 ? 0 : 1
})
