/** `npm run smoke -- --base=https://...`: checks a deployed site without changing it. `-- --help` lists the options. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { toursOf } from '#tests/e2e/flows/kit/tours.ts'
import { readArguments } from './kit/flows-book/arguments.ts'
import { type Book, isFailed } from './kit/flows-book/book.ts'
import { failureText } from './kit/flows-book/failure-text.ts'
import { bookPageOf } from './kit/flows-book/page.ts'
import { chosenFlows, playBook, withBrowser } from './kit/flows-book/play-book.ts'
import { jsonOf, junitOf } from './kit/flows-book/reports.ts'
import { PlainError, runScript } from './kit/plain-error.mjs'
import { type Account, openDeployment } from './kit/smoke/deployment.ts'
import { harmlessFlow } from './kit/smoke/harmless.ts'
import { visitPages } from './kit/smoke/pages.ts'

const PASSWORD = 'PROSA_ACCOUNT_PASSWORD'
const FOLDER = new URL('../build/smoke/', import.meta.url)

const HELP = `npm run smoke -- --base=https://... [--account=ana@example.com] [flow ...] [--lang fr]

  --base          the site, with its real services
  --account       the e-mail of an account there; its password is read from ${PASSWORD}
  flow ...        only these flows, and no pages
  --lang fr       language of the pages and of the report
  --headed, --slow 500

Opens every page, then plays the paths whose requests change nothing: reads, and signing in if there is an account.
Nobody is registered, nothing is sent, changed or deleted; every session of the run is ended.
Writes index.html, junit.xml and results.json into build/smoke. Exits with code 1 if something does not work.`

const ACCOUNT = '--account='

const accountOf = (args: readonly string[]): Account | null => {
  const email = args.find((arg) => arg.startsWith(ACCOUNT))?.slice(ACCOUNT.length)
  const password = process.env[PASSWORD]
  // Child processes must not inherit the password.
  delete process.env[PASSWORD]
  if (email === '' || args.includes('--account')) throw new PlainError('Which account? --account=ana@example.com')
  if (email === undefined) return null
  if (password === undefined || password === '') throw new PlainError(`--account needs its password in ${PASSWORD}.`)
  return { email, password }
}

/** Redacts a secret, also where it was JSON-encoded once or twice. */
const without = (secret: string | undefined, text: string): string => {
  if (secret === undefined) return text
  const once = JSON.stringify(secret).slice(1, -1)
  const twice = JSON.stringify(once).slice(1, -1)
  return [twice, once].reduce((rest, quoted) => rest.replaceAll(quoted, '•••'), text)
}

await runScript(async () => {
  const args = process.argv.slice(2)
  if (args.includes('--help')) {
    console.log(HELP)
    return 0
  }
  const account = accountOf(args)
  const { settings, rest } = readArguments(args.filter((arg) => !arg.startsWith(ACCOUNT)))
  if (settings.base === null) throw new PlainError(`Which site?\n\n${HELP}`)
  const base = settings.base.replace(/\/$/, '')
  const command = (flow: string) =>
    [
      `npm run smoke -- --base=${base}`,
      ...(account ? [`--account=${account.email}`] : []),
      `--lang ${settings.language}`,
    ]
      .concat(flow === '' ? [] : [flow])
      .join(' ')
  const print = (line: string) => console.log(without(account?.password, line))

  const deployment = await openDeployment(base, account)
  const { texts } = settings
  try {
    const flows = chosenFlows(rest, 'transitions')
      .flatMap((flow) => harmlessFlow(flow, deployment) ?? [])
      .filter((flow) => toursOf(flow).length > 0)
    const pages =
      rest.length > 0
        ? []
        : [
            await withBrowser(settings, (browser) =>
              visitPages(browser, settings, { base, device: deployment.device, command: command('') }),
            ),
          ]
    for (const { paths } of pages) {
      for (const { failure } of paths) if (failure) print(`\n${failureText(texts, failure, failure.command)}\n`)
      print(`pages: ${paths.length}, ${paths.filter(isFailed).length} failed`)
    }
    const played = await playBook(flows, settings, print, { hooks: deployment.hooks, command })
    const book = JSON.parse(
      without(account?.password, JSON.stringify({ ...played, flows: [...pages, ...played.flows] })),
    ) as Book
    rmSync(FOLDER, { recursive: true, force: true })
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(new URL('index.html', FOLDER), bookPageOf(book, texts))
    writeFileSync(new URL('junit.xml', FOLDER), junitOf(book, texts))
    writeFileSync(new URL('results.json', FOLDER), jsonOf(book))
    console.log(fileURLToPath(new URL('index.html', FOLDER)))
    return book.flows.flatMap(({ paths }) => paths).some(isFailed) ? 1 : 0
  } finally {
    await deployment.close()
  }
})
