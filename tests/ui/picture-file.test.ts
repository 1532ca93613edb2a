/** File types that are accepted for the profile picture, including those of phone cameras. */
import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { avatarMachine } from '#machines/avatar/avatar.machine.ts'

const readable = avatarMachine.provide({ actors: { readPicture: fromPromise(() => Promise.resolve()) } })

it.each([
  ['image/jpeg', 5_400_000, null],
  ['image/heic', 15_000_000, null],
  ['image/heif', 1, null],
  ['image/jpeg', 15_000_001, 'request.tooLarge'],
  ['image/svg+xml', 1, 'avatar.unsupported'],
  ['', 1, 'avatar.unsupported'],
])('%s of %d bytes: %s', (type, size, code) => {
  const flow = createActor(readable, { input: { address: null } }).start()
  flow.send({ type: 'file.pick', file: { name: 'eu', type, size } })
  expect(flow.getSnapshot().context.failure?.code ?? null).toBe(code)
})
