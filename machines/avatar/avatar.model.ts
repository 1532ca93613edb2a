import type { Failure } from '#contracts/errors.ts'
import { PICTURE_MAX_BYTES } from '#contracts/limits.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED, UNREACHABLE } from '../kit/samples.ts'
import { avatarMachine, type PickedFile } from './avatar.machine.ts'

/** The size of the real picture that browser tests pick. */
export const PICKED: PickedFile = { name: 'ana.png', type: 'image/png', size: 70 }

export const avatarModel = {
  machine: avatarMachine,
  inputs: { none: { url: null }, some: { url: '/avatars/ana.webp' } },
  person: [
    { case: 'good', event: { type: 'file.pick', file: PICKED } },
    {
      case: 'tooLarge',
      event: { type: 'file.pick', file: { name: 'ana.gif', type: 'image/gif', size: PICTURE_MAX_BYTES + 1 } },
    },
    { case: 'noPicture', event: { type: 'file.pick', file: { ...PICKED, name: 'ana.gif', type: 'image/gif' } } },
    { event: { type: 'crop.confirm', crop: { zoom: 2, x: 50, y: 40 } } },
    { event: { type: 'crop.cancel' } },
    { event: { type: 'avatar.remove' } },
  ],
  environment: [],
  streams: {},
  outcomes: {
    readPicture: {
      readable: { ok: undefined },
      unreadable: { fail: { code: 'avatar.unsupported' } satisfies Failure },
      crashed: CRASHED,
    },
    saveAvatar: {
      saved: { ok: '/avatars/new.webp' },
      unsupported: { fail: { code: 'avatar.unsupported' } satisfies Failure },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
    removeAvatar: { removed: { ok: undefined }, unreachable: UNREACHABLE, crashed: CRASHED },
  },
} satisfies ModelOf<typeof avatarMachine>
