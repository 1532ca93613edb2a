/** Zips an export in a worker thread. Rows are posted in batches: copying all at once would block the event loop. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Language } from '#contracts/languages.ts'
import type { ExportedData, ExportedTranscription } from './collect.ts'

export type PackMessage =
  | { kind: 'transcriptions'; rows: readonly ExportedTranscription[] }
  | {
      kind: 'pack'
      account: Omit<ExportedData, 'transcriptions'>
      picture: Uint8Array | null
      language: Language
    }

export type Packer = {
  add: (rows: readonly ExportedTranscription[]) => void
  /** The zip in base64. */
  pack: (rest: Omit<Extract<PackMessage, { kind: 'pack' }>, 'kind'>) => Promise<string>
  close: () => Promise<void>
}

const WORKER = new URL('./pack-worker.ts', import.meta.url)

export const openPacker = (): Packer => {
  const worker = new Worker(WORKER, { execArgv: [] })
  // From the first row on: an error that nobody listens to would end the server.
  const { promise: failed, reject } = Promise.withResolvers<never>()
  worker.on('error', reject)
  // Awaited by `pack`, which comes later or never.
  failed.catch(() => undefined)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const send = (message: PackMessage) => worker.postMessage(message)
  return {
    add: (rows) => send({ kind: 'transcriptions', rows }),
    pack: async (rest) => {
      const answered = once(worker, 'message')
      send({ kind: 'pack', ...rest })
      const [packed] = (await Promise.race([answered, failed])) as [string]
      return packed
    },
    close: async () => void (await worker.terminate()),
  }
}
