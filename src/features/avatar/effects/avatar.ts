import { fromPromise } from 'xstate'
import { changedAvatarSchema } from '#contracts/api/avatar.ts'
import type { Failure } from '#contracts/errors.ts'
import type { Crop, PickedFile } from '#machines/avatar/avatar.machine.ts'
import { cutPicture, openPicture } from '../picture.ts'
import { call } from '#src/clients/call.ts'

export const defineReadPicture = () =>
  fromPromise<void, { file: PickedFile }>(() =>
    openPicture().catch(() => {
      throw { code: 'avatar.unsupported' } satisfies Failure
    }),
  )

/** Of what is sent, which is drawn anew here: what a picture is called on a device is nobody else's business. */
const FILE_NAME = 'avatar.webp'

/** Where the picture is kept. */
export const defineSaveAvatar = () =>
  fromPromise<string, { crop: Crop }>(async ({ input: { crop }, signal }) => {
    const body = { imageData: await cutPicture(crop), fileName: FILE_NAME }
    return (await call('changeAvatar', changedAvatarSchema, { body, signal })).avatar_url
  })
