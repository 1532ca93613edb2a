import { randomBytes } from 'node:crypto'
import type { Worker } from 'node:worker_threads'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { toCsv } from '#contracts/csv.ts'
import { openArchive } from '#server/features/data-export/archive.ts'
import { openPacker, type PackOptions } from '#server/features/data-export/packer.ts'

const options = { account: { payments: [], activity: [] }, picture: null, language: 'pt' } as unknown as PackOptions

// Proves DATA-25.
it('a packer that fails early rejects its export, and does not end the process', async () => {
  const { promise: workerCreated, resolve: open } = Promise.withResolvers<Worker>()
  process.once('worker', open)
  const packer = openPacker(options)
  const worker = await workerCreated
  const ended = new Promise((resolve) => void worker.on('exit', resolve))
  expect(worker.listenerCount('error')).toBe(1)
  await expect(packer.add(null as never)).rejects.toThrow(TypeError)
  await ended
  await expect(packer.end()).rejects.toThrow(TypeError)
  await packer.close()
})

const batchOf = (text: string) =>
  Array.from({ length: 100 }, (_, row) => ({ received_at: '2026-01-01T00:00:00Z', text: text + row, summary: null }))

/** With its byte order mark. */
const textOf = (file: Uint8Array = new Uint8Array()) => Buffer.from(file).toString('utf8')

// Proves DATA-28.
it('the transcriptions of an export are compressed batch by batch', () => {
  let written = 0
  const archive = openArchive(options, (bytes) => {
    written += bytes.length
  })
  const sizes = Array.from({ length: 5 }, (_, batch) => {
    archive.add(batchOf(randomBytes(2_000).toString('hex') + batch))
    return written
  })
  expect(new Set(sizes).size).toBe(sizes.length)
})

it('an export has the rows of each batch in order', async () => {
  const packer = openPacker(options)
  const batches = ['first ', 'second ', 'third '].map(batchOf)
  const zip: Uint8Array[] = []
  for (const batch of batches) zip.push(...(await packer.add(batch)))
  zip.push(...(await packer.end()))
  const files = unzipSync(new Uint8Array(Buffer.concat(zip)))
  await packer.close()
  const transcriptions = batches.flat()
  expect(textOf(files['data.json'])).toBe(JSON.stringify({ ...options.account, transcriptions }, null, 2))
  expect(textOf(files['transcriptions.csv'])).toBe(
    toCsv(
      'pt',
      ['received_at', 'summary', 'text'],
      transcriptions.map((row) => ({ ...row, received_at: '2026-01-01 00:00:00' })),
      ['recebida em', 'resumo', 'texto'],
    ),
  )
})
