/** Zips an export in a worker thread. Rows are posted in batches: copying all at once would block the event loop. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Language } from '#contracts/languages.ts'
import type { ExportedAccount, ExportedTranscription } from './collect.ts'

export type PackOptions = { account: ExportedAccount; picture: Uint8Array | null; language: Language }

export type PackMessage = { kind: 'rows'; rows: readonly ExportedTranscription[] } | { kind: 'end' }

/** The bytes of the zip since the last answer. */
export type PackAnswer = readonly Uint8Array[]

export type Packer = {
  /** Resolves with what the zip grew by when the rows are compressed, so that no more than a batch is in memory. */
  add: (rows: readonly ExportedTranscription[]) => Promise<PackAnswer>
  /** The rest of the zip. */
  end: () => Promise<PackAnswer>
  close: () => Promise<void>
}

const WORKER = new URL('./pack-worker.ts', import.meta.url)

export const openPacker = (options: PackOptions): Packer => {
  const worker = new Worker(WORKER, { execArgv: [], workerData: options })
  // Registered at once: an `error` event without a listener would end the server.
  const { promise: failed, reject } = Promise.withResolvers<never>()
  worker.on('error', reject)
  // Handled here, as no call may ever await it.
  failed.catch(() => undefined)
  const send = async (message: PackMessage): Promise<PackAnswer> => {
    const answered = once(worker, 'message')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(message)
    const [bytes] = (await Promise.race([answered, failed])) as [PackAnswer]
    return bytes
  }
  return {
    add: (rows) => send({ kind: 'rows', rows }),
    end: () => send({ kind: 'end' }),
    close: async () => void (await worker.terminate()),
  }
}
