import { expect, it } from 'vitest'
import { isSound, readingTimes } from '#contracts/sound.ts'

it.each([
  ['recado.ogg', '', true],
  ['RECADO.OPUS', 'application/octet-stream', true],
  ['recado', 'audio/ogg', true],
  ['recado.ogg.exe', '', false],
  ['ogg', '', false],
  ['foto.png', 'image/png', false],
  ['foto.png', 'image/audio/', false],
])('%s of the type "%s" is an audio file: %s', (name, kind, isOne) => {
  expect(isSound({ name, kind })).toBe(isOne)
})

it.each([
  [{ voiced: 0 }, { text: 0, summary: 0 }],
  [{ voiced: 20 }, { text: 15, summary: 15 }],
  [{ voiced: 60 }, { text: 45, summary: 19.5 }],
])('reading %j takes %j seconds, a summary never longer than its text', (measure, seconds) => {
  expect(readingTimes(measure)).toEqual(seconds)
})
