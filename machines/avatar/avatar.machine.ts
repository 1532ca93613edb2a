import { assertEvent, assign, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import { API_TIMEOUT, PICTURE_MAX_BYTES } from '#contracts/limits.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { toFailure, toFailureOf, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

/** Metadata of a file. Its content stays outside of the machine. */
export type PickedFile = { name: string; type: string; size: number }

/** The cropped square: `zoom` from 1, `x` and `y` in percent of the remaining range. */
export type Crop = { zoom: number; x: number; y: number }

type FileParams = { file: PickedFile }
type StoredPicture = { url: string | null }

/** HEIC of phone cameras is allowed, though not every browser can decode it. */
const TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/heic', 'image/heif'])

export const avatarMachine = setup({
  types: {
    input: {} as StoredPicture,
    context: {} as {
      /** URL of the stored picture, null if there is none. */
      url: string | null
      file: PickedFile | null
      failure: Failure | null
    },
    events: {} as
      | ({ type: 'file.pick' } & FileParams)
      | { type: 'crop.confirm'; crop: Crop }
      | { type: 'crop.cancel' }
      | { type: 'avatar.remove' },
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'picture' | 'crop', 'crop.cancel'>,
  },
  actors: {
    /** Rejects with `avatar.unsupported` if the file cannot be decoded as an image. */
    readPicture: unprovided<void, FileParams>('readPicture'),
    saveAvatar: unprovided<string, { crop: Crop }>('saveAvatar'),
    removeAvatar: unprovided<void>('removeAvatar'),
  },
  guards: {
    isTooLarge: (_, { file }: FileParams) => file.size > PICTURE_MAX_BYTES,
    isUnsupported: (_, { file }: FileParams) => !TYPES.has(file.type),
    hasAvatar: ({ context }) => context.url !== null,
  },
  actions: {
    storeFile: assign({ file: (_, { file }: FileParams) => file }),
    forgetFile: assign({ file: null }),
    storeUrl: assign({ url: (_, { url }: StoredPicture) => url }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    storeUploadFailure: assign({ failure: (_, { error }: Rejection) => toFailureOf(error, 'avatar.uploadFailed') }),
    storeTooLarge: assign({ failure: { code: 'request.tooLarge' } }),
    storeUnsupported: assign({ failure: { code: 'avatar.unsupported' } }),
    clearFailure: assign({ failure: null }),
  },
  delays: {
    /** Timeout for decoding on the device, which is not a network timeout. */
    deviceTimeout: API_TIMEOUT,
  },
}).createMachine({
  id: 'avatar',
  description: 'The profile picture: picked or dropped, cropped to a square, saved, or removed.',
  context: ({ input }) => ({ url: input.url, file: null, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Shows the stored picture.',
      meta: { view: 'picture' },
      initial: 'shown',
      on: {
        'file.pick': [
          {
            guard: { type: 'isTooLarge', params: ({ event }) => event },
            target: '.refused',
            actions: 'storeTooLarge',
          },
          {
            guard: { type: 'isUnsupported', params: ({ event }) => event },
            target: '.refused',
            actions: 'storeUnsupported',
          },
          { target: 'reading', actions: { type: 'storeFile', params: ({ event }) => event } },
        ],
        'avatar.remove': { guard: 'hasAvatar', target: 'removing' },
      },
      states: {
        shown: { description: 'No change in this visit.' },
        changed: { description: 'A new picture was just saved.' },
        removed: { description: 'The picture was just removed.' },
        refused: { description: 'The last action failed: shows why.', exit: 'clearFailure' },
      },
    },
    reading: {
      description: 'Reads the picked file.',
      meta: { view: 'picture' },
      tags: 'busy',
      invoke: {
        id: 'readPicture',
        src: 'readPicture',
        input: ({ event }) => {
          assertEvent(event, 'file.pick')
          return { file: event.file }
        },
        onDone: 'cropping',
        onError: {
          target: 'idle.refused',
          actions: ['forgetFile', { type: 'storeFailure', params: ({ event }) => event }],
        },
      },
      after: { deviceTimeout: { target: 'idle.refused', actions: ['forgetFile', 'storeUnsupported'] } },
    },
    cropping: {
      description: 'Chooses the crop; shows the last failure.',
      meta: { view: 'crop', back: 'crop.cancel' },
      exit: 'clearFailure',
      on: {
        'crop.confirm': 'saving',
        'crop.cancel': { target: 'idle', actions: 'forgetFile' },
      },
    },
    saving: {
      description: 'Uploads the cropped picture.',
      meta: { view: 'crop', back: 'crop.cancel' },
      tags: 'busy',
      invoke: {
        id: 'saveAvatar',
        src: 'saveAvatar',
        input: ({ event }) => {
          assertEvent(event, 'crop.confirm')
          return { crop: event.crop }
        },
        onDone: {
          target: 'idle.changed',
          actions: ['forgetFile', { type: 'storeUrl', params: ({ event }) => ({ url: event.output }) }],
        },
        onError: { target: 'cropping', actions: { type: 'storeUploadFailure', params: ({ event }) => event } },
      },
    },
    removing: {
      description: 'Removes the picture.',
      meta: { view: 'picture' },
      tags: 'busy',
      invoke: {
        id: 'removeAvatar',
        src: 'removeAvatar',
        onDone: {
          target: 'idle.removed',
          actions: { type: 'storeUrl', params: { url: null } },
        },
        onError: { target: 'idle.refused', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
  },
})
