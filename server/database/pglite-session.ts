/**
 * PGlite's only session. A statement is prepared when it is first sent, and all that is sent before the event loop goes on
 * enters WebAssembly in one call (ADR 045). PGlite's own `query` enters it six times, and parses, rewrites and plans each time.
 */
import { nextTick } from 'node:process'
import { messages, type PGlite, protocol, types } from '@electric-sql/pglite'
import { endProcess } from '#server/base/end-process.ts'
import type { Row } from './database.ts'
import { exitOnPanic } from './exit-on-panic.ts'
import type { StatementResult, Session } from './session.ts'
import { jsonText } from './value-formats.ts'

const { serialize } = protocol

/** Each occupies memory of the database; further ones are parsed whenever they are sent. */
const MAX_PREPARED = 500

type Message = Awaited<ReturnType<PGlite['execProtocol']>>['messages'][number]

type Column = { name: string; type: number }

/** Without a name it lasts until the next one, or the next script. Types are numbers of `pg_type`. */
type PreparedStatement = { name: string; parameters: readonly number[]; columns: readonly Column[] }

type QueuedStatement = {
  sql: string
  /** Null for a script. */
  params: readonly unknown[] | null
  resolve: (sent: StatementResult<never>) => void
  reject: (error: unknown) => void
}

type ReadyStatement = Pick<QueuedStatement, 'resolve' | 'reject'> & { bytes: Uint8Array; columns: readonly Column[] }

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

const find = <M>(answer: readonly Message[], kind: new (...args: never[]) => M): M | undefined => {
  for (const message of answer) if (message instanceof kind) return message
  return undefined
}

/**
 * One answer for each statement or script. Postgres ends each with `ReadyForQuery`; PGlite sends that twice after an error, and
 * not at all after a panic.
 */
const answersIn = (all: readonly Message[]): Message[][] => {
  const answers: Message[][] = []
  let answer: Message[] = []
  for (const message of all) {
    if (!(message instanceof messages.ReadyForQueryMessage)) answer.push(message)
    else if (answer.length > 0) {
      answers.push(answer)
      answer = []
    }
  }
  return answer.length > 0 ? [...answers, answer] : answers
}

const throwError = (answer: readonly Message[]) => {
  const error = find(answer, messages.DatabaseError)
  if (error !== undefined) throw error
}

/** As in `SELECT 2`, `INSERT 0 1` or `BEGIN`. */
const COMPLETE = /^(\S+)(?:.* (\d+))?$/

class PgliteSession {
  readonly #pglite: PGlite
  readonly #maxPrepared: number
  readonly #prepared = new Map<string, PreparedStatement>()
  #queue: QueuedStatement[] = []
  #isSending = false

  constructor(pglite: PGlite, maxPrepared: number) {
    this.#pglite = pglite
    this.#maxPrepared = maxPrepared
  }

  send<T extends Row>(sql: string, params: readonly unknown[]): Promise<StatementResult<T>> {
    return exitOnPanic(this.#enqueue<T>(sql, params))
  }

  async sendScript(sql: string) {
    await exitOnPanic(this.#enqueue(sql, null))
  }

  #enqueue<T extends Row>(sql: string, params: readonly unknown[] | null): Promise<StatementResult<T>> {
    return new Promise<StatementResult<T>>((resolve, reject) => {
      this.#queue.push({ sql, params, resolve, reject })
      if (this.#isSending) return
      this.#isSending = true
      // After the callbacks of settled promises: a transaction's first statements follow each other without waiting for answers.
      nextTick(() => void this.#sendAll())
    })
  }

  async #sendAll() {
    while (this.#queue.length > 0) {
      const batch: ReadyStatement[] = []
      for (const statement of this.#queue.splice(0)) {
        // Earlier statements are sent first, and a script would discard an unnamed statement.
        const isKnown = statement.params === null || this.#prepared.has(statement.sql)
        if (!isKnown) await this.#run(batch.splice(0))
        await this.#makeReady(statement, batch)
        if (!isKnown) await this.#run(batch.splice(0))
      }
      await this.#run(batch)
    }
    this.#isSending = false
  }

  /** Adds its bytes to the batch, unless Postgres or the serializer of a parameter refuses it. */
  async #makeReady({ sql, params, resolve, reject }: QueuedStatement, batch: ReadyStatement[]) {
    try {
      if (params === null) {
        batch.push({ bytes: serialize.query(sql), columns: [], resolve, reject })
        return
      }
      const { name, parameters, columns } = this.#prepared.get(sql) ?? (await this.#prepare(sql))
      const values = params.map((param, index) => this.#textOf(param, parameters[index]))
      const bytes = joined([serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync()])
      batch.push({ bytes, columns, resolve, reject })
    } catch (error) {
      reject(error)
    }
  }

  async #prepare(sql: string): Promise<PreparedStatement> {
    const name = this.#prepared.size < this.#maxPrepared ? `s${this.#prepared.size}` : ''
    const [answer = []] = await this.#call([
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ])
    throwError(answer)
    const fields = find(answer, messages.RowDescriptionMessage)?.fields ?? []
    const prepared = {
      name,
      parameters: find(answer, messages.ParameterDescriptionMessage)?.dataTypeIDs ?? [],
      columns: fields.map((field) => ({ name: field.name, type: field.dataTypeID })),
    }
    if (name !== '') this.#prepared.set(sql, prepared)
    return prepared
  }

  async #run(batch: readonly ReadyStatement[]) {
    if (batch.length === 0) return
    try {
      const answers = await this.#call(batch.map(({ bytes }) => bytes))
      for (const [index, ready] of batch.entries()) this.#settle(ready, answers[index])
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  #settle({ columns, resolve, reject }: ReadyStatement, answer: readonly Message[] | undefined) {
    try {
      if (answer === undefined) throw new Error('The embedded database did not answer')
      throwError(answer)
      const rows = answer.flatMap((message) =>
        message instanceof messages.DataRowMessage ? [this.#rowOf(columns, message.fields)] : [],
      )
      const [, command = '', count = '0'] =
        COMPLETE.exec(find(answer, messages.CommandCompleteMessage)?.text ?? '') ?? []
      resolve({ rows: rows as never[], command, count: Number(count) })
    } catch (error) {
      reject(error)
    }
  }

  async #call(parts: readonly Uint8Array[]): Promise<Message[][]> {
    // A closed database would never answer.
    if (!this.#pglite.ready) throw new Error('The embedded database is closed')
    const options = { syncToFs: false, throwOnError: false }
    return answersIn((await this.#pglite.execProtocol(joined(parts), options)).messages)
  }

  #textOf(param: unknown, type: number | undefined): string | null {
    if (param === null || param === undefined) return null
    const write = type === undefined ? undefined : this.#pglite.serializers[type]
    return (write ?? jsonText)(param)
  }

  #rowOf(columns: readonly Column[], fields: readonly (string | null)[]): Row {
    const values = columns.map(({ name, type }, index) => [
      name,
      types.parseType(fields[index] ?? null, type, this.#pglite.parsers) as unknown,
    ])
    return Object.fromEntries(values) as Row
  }
}

/** Only this may be used to send statements, by one caller at a time. */
export const openPgliteSession = (pglite: PGlite, { maxPrepared = MAX_PREPARED } = {}): Session => {
  const session = new PgliteSession(pglite, maxPrepared)
  return {
    send: (sql, params) => session.send(sql, params),
    sendScript: (sql) => session.sendScript(sql),
    // There is no other session: the next start recovers every acknowledged write. A closed one has no transaction to end.
    abandon: () => {
      if (pglite.ready) endProcess('the embedded database did not end a transaction: ending the process')
    },
  }
}
