/** `npm run flows:replay -- login 7`: plays one path of the book and records a trace. `-- --help` lists the options. */
import { fileURLToPath } from 'node:url'
import { toursOf } from '#tests/e2e/flows/kit/tours.ts'
import { readArguments } from './kit/flows-book/arguments.ts'
import { failureText, failureSentences } from './kit/flows-book/failure-text.ts'
import { chosenFlows, FOLDER, playTraced, withBrowser } from './kit/flows-book/play-book.ts'
import { withBase } from './kit/flows-book/with-base.ts'
import { replayCommand } from './kit/flows-book/replay-command.ts'
import { endOnSignals } from './kit/end-on-signals.ts'
import { PlainError, runScript } from './kit/plain-error.mjs'

const HELP = `npm run flows:replay -- flow number [--lang fr] [--base https://...] [--covers steps] [--headed] [--slow 500]

  flow number     a path of the book, such as login 7
  --lang, --base, --covers
                  as for the book, otherwise the numbers differ: npm run flows:book -- --help
  --headed        with a browser window
  --slow 500      delay of each browser action in milliseconds

Needs npm run build, unless --base is given. Prints each step, and writes a trace into build/flows-book/traces.
Exits with code 1 if the path failed.`

await runScript(async () => {
  const args = process.argv.slice(2)
  if (args.includes('--help')) {
    console.log(HELP)
    return 0
  }
  const { settings, rest } = readArguments(args)
  const [id, number] = rest
  if (id === undefined || number === undefined) throw new PlainError(`Which path of which flow?\n\n${HELP}`)
  const tours = chosenFlows([id], settings.covers).flatMap((flow) => toursOf(flow))
  const tour = tours.find((candidate) => String(candidate.number) === number)
  if (tour === undefined) throw new PlainError(`'${id}' has the paths 1 to ${tours.length}, not '${number}'.`)
  endOnSignals()
  const { steps, failure, trace } = await withBase(settings.base, (base) =>
    withBrowser(settings, (browser) => playTraced(browser, base, tour, settings)),
  )
  for (const [index, { happens, seen, result, label }] of steps.entries()) {
    console.log(`${String(index).padStart(3)} ${settings.texts[result].padEnd(10)} ${happens.join('; ')}  [${label}]`)
    for (const text of seen) console.log(`${' '.repeat(15)}→ ${text}`)
  }
  console.log(`\nnpx playwright show-trace ${fileURLToPath(new URL(trace, FOLDER))}`)
  if (failure === null) return 0
  const sentences = failureSentences(
    settings.texts,
    { name: tour.flow.names[settings.language], number: tour.number, steps },
    failure,
  )
  console.error(`\n${failureText(settings.texts, sentences, replayCommand(id, tour.number, settings))}`)
  return 1
})
