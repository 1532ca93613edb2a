/** A fresh Chromium with an empty profile for one measurement. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithProcess } from '#tests/kit/end-with-process.ts'
import { BROWSER_FLAGS } from '../kit/browser.ts'

const LISTENING = /DevTools listening on ws:\/\/[^:]+:(\d+)\//
const TIMEOUT = 60_000

const portOf = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    let output = ''
    const fail = (reason: string) => reject(new Error(`The browser ${reason}:\n${output}`))
    const timer = setTimeout(() => fail('named no port'), TIMEOUT)
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const port = LISTENING.exec(output)?.[1]
      if (port === undefined) return
      clearTimeout(timer)
      resolve(Number(port))
    })
    child.once('exit', () => {
      clearTimeout(timer)
      fail('ended')
    })
  })

/**
 * Sends a signal to the browser's process group. Debian's command is a shell script that waits for the browser: a signal to
 * the script alone would leave the browser running. Windows has neither such commands nor process groups.
 */
const signal = (child: ChildProcess, name: NodeJS.Signals) => {
  if (process.platform === 'win32' || child.pid === undefined) child.kill(name)
  else if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, name)
}

/** Calls `work` with the port of the browser's debugging protocol, then ends the browser. */
export const withChromium = async <T>(browser: string, work: (port: number) => Promise<T>): Promise<T> => {
  const profile = await mkdtemp(join(tmpdir(), 'prosa-perf-'))
  const flags = ['--headless=new', ...BROWSER_FLAGS, '--mute-audio', '--remote-debugging-port=0']
  const child = spawn(browser, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: process.platform !== 'win32',
  })
  const keep = endWithProcess(() => {
    signal(child, 'SIGKILL')
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  })
  try {
    return await work(await portOf(child))
  } finally {
    keep()
    if (child.exitCode === null && child.signalCode === null) {
      signal(child, 'SIGTERM')
      // Its output ends with the last of its processes.
      await once(child, 'close')
    }
    // Helper processes may write a moment longer than the browser runs.
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}
