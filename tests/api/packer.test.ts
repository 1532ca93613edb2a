import type { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { openPacker } from '#server/features/data-export/packer.ts'

// Proves DATA-25.
it('a packer that failed before it was asked for the file rejects the export, and ends nothing else', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<Worker>()
  process.once('worker', open)
  const packer = openPacker()
  const worker = await opened
  const ended = new Promise((resolve) => void worker.on('exit', resolve))
  expect(worker.listenerCount('error')).toBe(1)
  packer.add(null as never)
  await ended
  const account = {} as Parameters<typeof packer.pack>[0]['account']
  await expect(packer.pack({ account, picture: null, language: 'pt' })).rejects.toThrow(TypeError)
  await packer.close()
})
