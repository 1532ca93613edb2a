/** The browser that `npm run perf` measures with ends after each measurement, also where a script starts it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withChromium } from '../../scripts/perf/chromium.ts'

/** Prints its port as a browser does, and answers there until it is ended. */
const BROWSER = `
  const server = require('node:http').createServer((request, response) => response.end('running'))
  server.listen(0, '127.0.0.1', () => console.error(\`DevTools listening on ws://127.0.0.1:\${server.address().port}/\`))`

const answerOf = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    (response) => response.text(),
    () => 'ended',
  )

test.skipIf(process.platform === 'win32')(
  'a browser that a shell script starts ends with its measurement',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'prosa-perf-browser-'))
    const [command, program] = [join(folder, 'browser'), join(folder, 'program.cjs')]
    try {
      await writeFile(program, BROWSER)
      await writeFile(command, `#!/bin/sh -e\n\n"${process.execPath}" "${program}"\n`, { mode: 0o755 })
      const seen = await withChromium(command, async (port) => ({ port, answer: await answerOf(port) }))
      expect(seen.answer).toBe('running')
      expect(await answerOf(seen.port)).toBe('ended')
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
)
