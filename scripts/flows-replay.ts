/** `npm run flows:replay -- login 7 [--headed] [--slow 500] [--lang fr] [--base https://…] [--covers steps]`: plays one path of the book and leaves a trace. */
import { toursOf } from '#tests/e2e/flows/kit/tours.ts'
import { readArguments } from './kit/flows-book/arguments.ts'
import { chosenFlows, FOLDER, traced, withBase, withBrowser } from './kit/flows-book/play-book.ts'
import { PlainError, runScript } from './kit/plain-error.mjs'

await runScript(async () => {
  const { settings, rest } = readArguments(process.argv.slice(2))
  const [id = '', number = ''] = rest
  const tours = chosenFlows([id], settings.covers).flatMap((flow) => toursOf(flow))
  const tour = tours.find((candidate) => String(candidate.number) === number)
  if (tour === undefined) throw new PlainError(`'${id}' has the paths 1 to ${tours.length}, not '${number}'.`)
  const { steps, failure, trace } = await withBase(settings.base, (base) =>
    withBrowser(settings, (browser) => traced(browser, base, tour, settings)),
  )
  for (const [index, { happens, seen, result, label }] of steps.entries()) {
    console.log(`${String(index).padStart(3)} ${settings.words[result].padEnd(10)} ${happens.join('; ')}  [${label}]`)
    for (const text of seen) console.log(`${' '.repeat(15)}→ ${text}`)
  }
  console.log(`\nnpx playwright show-trace ${new URL(trace, FOLDER).pathname}`)
  if (failure !== null) console.error(`\n${failure.message}`)
  return failure === null ? 0 : 1
})
