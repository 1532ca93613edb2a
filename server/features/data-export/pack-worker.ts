/** Worker thread that zips an export: years of text would block the server's event loop. */
import { parentPort, workerData } from 'node:worker_threads'
import { openArchive } from './archive.ts'
import type { PackAnswer, PackMessage, PackOptions } from './packer.ts'

let written: Uint8Array[] = []
const archive = openArchive(workerData as PackOptions, (bytes) => void written.push(bytes))

parentPort?.on('message', (message: PackMessage) => {
  if (message.kind === 'rows') archive.add(message.rows)
  else archive.end()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(written satisfies PackAnswer)
  written = []
})
