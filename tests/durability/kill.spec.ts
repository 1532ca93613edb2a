import { expect, test } from '@playwright/test'
import { withDataDir } from '#tests/e2e/kit/data-dir.ts'
import { type Product, startProduct } from '#tests/e2e/kit/product.ts'
import { usualOrFull } from '#tests/kit/tier.ts'
import { type AcknowledgedWrite, lostWritesOf, streamOf, withoutMail } from './writes.ts'

/** Number of kills, each with another number of sign-ups in flight. */
const ROUNDS = usualOrFull(2, 10)

/** Sign-ups take longer than messages: with more of them in flight, kills hit both kinds. */
const STREAMS = ['sign-up', 'sign-up', 'sign-up', 'message'] as const

/** Streams writes until that number of sign-ups is acknowledged, and kills the server during the next writes. */
const writeUntilKilled = async (product: Product, signUps: number): Promise<AcknowledgedWrite[]> => {
  const acknowledged: AcknowledgedWrite[] = []
  let killed: Promise<void> | undefined
  const onAcknowledged = (write: AcknowledgedWrite) => {
    acknowledged.push(write)
    if (acknowledged.filter(({ kind }) => kind === 'sign-up').length >= signUps) killed ??= product.kill()
  }
  await Promise.all(STREAMS.map((kind) => streamOf(kind, product.origin, onAcknowledged)))
  await killed
  return acknowledged
}

test('acknowledged writes survive a kill, in every round', async () => {
  test.setTimeout(900_000)
  await withDataDir(async (dataDir) => {
    const allWrites: AcknowledgedWrite[] = []
    let product = await startProduct(dataDir)
    try {
      for (let round = 1; round <= ROUNDS; round += 1) {
        await test.step(`round ${round}`, async () => {
          const acknowledged = await writeUntilKilled(product, 2 + (round % 3))
          allWrites.push(...acknowledged)
          product = await startProduct(dataDir)
          expect(await lostWritesOf(product.origin, acknowledged)).toEqual([])
          expect(await withoutMail(product, acknowledged)).toEqual([])
        })
      }
      expect(await lostWritesOf(product.origin, allWrites)).toEqual([])
    } finally {
      await product.kill()
    }
    expect(new Set(allWrites.map(({ kind }) => kind))).toEqual(new Set(['sign-up', 'message']))
  })
})
