/** Accepted types and sizes of pictures, to the byte; a model has only one sample. */
import { createActor } from 'xstate'
import { expect, it } from 'vitest'
import { PICTURE_MAX_BYTES } from '#contracts/limits.ts'
import { avatarModel } from '#machines/avatar/avatar.model.ts'
import { mockActors } from '#tests/kit/mock-actors.ts'

/** The failure code; null if the file is accepted for decoding. */
const refusalOf = (type: string, size: number) => {
  const actor = createActor(mockActors(avatarModel).machine, { input: avatarModel.inputs.none }).start()
  actor.send({ type: 'file.pick', file: { name: 'foto', type, size } })
  const { context, value } = actor.getSnapshot()
  actor.stop()
  return value === 'reading' ? null : context.failure?.code
}

it.each(['image/png', 'image/jpeg', 'image/webp', 'image/heic', 'image/heif'])('%s is accepted', (type) => {
  expect(refusalOf(type, 1)).toBeNull()
})

it.each(['image/gif', 'image/svg+xml', 'image/avif', 'video/mp4', 'application/pdf', ''])('%j is refused', (type) => {
  expect(refusalOf(type, 1)).toBe('avatar.unsupported')
})

it('accepts 15 MB, and not one byte more', () => {
  expect(PICTURE_MAX_BYTES).toBe(15_000_000)
  expect([refusalOf('image/webp', PICTURE_MAX_BYTES), refusalOf('image/webp', PICTURE_MAX_BYTES + 1)]).toEqual([
    null,
    'request.tooLarge',
  ])
})
