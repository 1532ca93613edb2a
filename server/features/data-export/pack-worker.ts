/** Worker thread that zips an export: years of text would block the server's event loop. */
import { parentPort } from 'node:worker_threads'
import { packExport } from './archive.ts'
import type { ExportedTranscription } from './collect.ts'
import type { PackMessage } from './packer.ts'

const transcriptions: ExportedTranscription[] = []

parentPort?.on('message', (message: PackMessage) => {
  if (message.kind === 'transcriptions') {
    transcriptions.push(...message.rows)
    return
  }
  const { account, picture, language } = message
  const zip = packExport({ ...account, transcriptions }, picture, language)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(Buffer.from(zip).toString('base64'))
})
