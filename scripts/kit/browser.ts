/** Finds, installs and starts the browser of the tests. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'
import { chromium } from '@playwright/test'
import { ROOT } from './paths.mjs'
import { PlainError } from './plain-error.mjs'
import { step } from './progress.mjs'
import { runQuietly } from './run.mjs'

/** Disables first-run requests and updates. Chromium's sandbox does not work as root. */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The headless shell first: it is faster, without Chromium's user interface. */
const COMMANDS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Whether a browser starts: the file may exist without the system libraries that it needs. */
const starts = (path: string) => spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0

const onPath = () =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => COMMANDS.map((command) => `${folder}/${command}`))

/** The first that starts: from the environment, Playwright's own, the system's. */
export const findBrowser = (): string | null => {
  const named = process.env.PROSA_CHROMIUM ?? process.env.CHROME_PATH
  const candidates = named ? [named] : [chromium.executablePath(), ...onPath()]
  return candidates.find((path) => existsSync(path) && starts(path)) ?? null
}

const isRoot = () => process.getuid?.() === 0

type Source = { name: string; commands: [string, ...string[]][]; isOffered: () => boolean }
const SOURCES: Source[] = [
  {
    name: "Playwright's Chromium",
    commands: [[process.execPath, `${ROOT}node_modules/playwright/cli.js`, 'install', 'chromium']],
    isOffered: () => true,
  },
  {
    name: "Debian's Chromium",
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
    ],
    isOffered: () => isRoot() && existsSync('/usr/bin/apt-get'),
  },
]

/** Finds a browser or installs one. Throws a `PlainError` with instructions if both fail. */
export const provideBrowser = async (label: string): Promise<string> => {
  const found = findBrowser()
  if (found) return found
  const failures: string[] = []
  for (const { name, commands } of SOURCES.filter(({ isOffered }) => isOffered())) {
    for (const [command, ...args] of commands) {
      const { code, output } = await step(`${label}: installing ${name}`, () => runQuietly(command, args))
      if (code !== 0)
        failures.push(`${command} ${args.join(' ')} ended with code ${code}:\n${output.trim().slice(-600)}`)
    }
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new PlainError(
    `${failures.join('\n\n')}\n\nNo Chromium was found and none could be installed. Install one and name it in PROSA_CHROMIUM.`,
  )
}
