/** The server as a separate process, called over its socket. */
import { execFile, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createClient } from '@supabase/supabase-js'
import type { MailboxMail } from '#server/mail/outbox.ts'
import { SHORT_LIVED } from '#tests/kit/node-flags.ts'

const MAIN = fileURLToPath(new URL('../../../server/main.ts', import.meta.url))

export type Run = {
  /** The output so far. */
  output: () => string
  /** Resolves with the first match in the output; rejects if the process ends without one. */
  waitForOutput: (pattern: RegExp) => Promise<RegExpExecArray>
  exitCode: Promise<number | null>
  signal: (name: NodeJS.Signals) => void
  /** Ends the reader of its output, as Ctrl-C does with that of a pipe. */
  closeOutput: () => void
}

/** The variables that tests do not name. */
const base = () => ({ PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] })

const start = (file: string, environment: Record<string, string>, args: readonly string[]): Run => {
  const env = { ...base(), ...environment }
  const child = spawn(process.execPath, [...SHORT_LIVED, file, ...args], { env })
  const exitCode = new Promise<number | null>((resolve) => child.once('close', resolve))
  let output = ''
  const streams = [child.stdout, child.stderr]
  for (const stream of streams) stream.setEncoding('utf8').on('data', (text: string) => (output += text))

  const waitForOutput = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const check = () => {
        const found = pattern.exec(output)
        if (found !== null) resolve(found)
      }
      for (const stream of streams) stream.on('data', check)
      child.once('close', (code) => reject(new Error(`The process ended with ${code}:\n${output}`)))
      check()
    })
  return {
    output: () => output,
    waitForOutput,
    exitCode,
    signal: (name) => void child.kill(name),
    closeOutput: () => void child.stdout.destroy(),
  }
}

export const startServerProcess = (environment: Record<string, string>, args: readonly string[] = []): Run =>
  start(MAIN, environment, args)

/** A command of npm, by the name of its script, that is stopped before it ends. */
export const startCommand = (script: string, args: readonly string[], environment: Record<string, string>): Run =>
  start(`scripts/${script}.ts`, environment, args)

/** Runs a command of npm, by the name of its script; it has no more of the environment than what is given. */
export const runCommand = (script: string, args: readonly string[], environment: Record<string, string>) =>
  new Promise<{ status: number; output: string }>((resolve) => {
    const env = { ...base(), ...environment }
    const command = [...SHORT_LIVED, `scripts/${script}.ts`, ...args]
    execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
      // One that was killed has no code.
      resolve({ status: error === null ? 0 : Number(error.code ?? 1), output: `${stdout}${stderr}` }),
    )
  })

/** A client of a running server. */
export const connectTo = async (server: Run) => {
  const [, origin = '', key = ''] = await server.waitForOutput(/^ {2}Prosa +(\S+)\n {2}Mailbox +\S+\?key=(\S+)$/m)
  const { supabaseKey } = (await (await fetch(`${origin}/config.json`)).json()) as { supabaseKey: string }
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }
  const browser = (language = 'pt') =>
    createClient(origin, supabaseKey, { auth, global: { headers: { 'Accept-Language': language } } })
  const mailbox = async () => {
    const answer = await fetch(`${origin}/mailbox.json`, { headers: { Authorization: `Bearer ${key}` } })
    return (await answer.json()) as MailboxMail[]
  }
  const mailsTo = async (to: string) => (await mailbox()).filter((mail) => mail.to === to)
  return { origin, browser, mailsTo }
}
