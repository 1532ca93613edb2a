import { fromPromise } from 'xstate'
import { changedAvatarSchema } from '#contracts/api/avatar.ts'
import type { Crop } from '#machines/avatar/avatar.machine.ts'
import { cutPicture } from '../picture.ts'
import { call } from '#src/clients/call.ts'

/** Constant file name of every upload: the name on the device may be personal data. */
const FILE_NAME = 'avatar.webp'

/** Resolves with the url of the stored picture. */
export const defineSaveAvatar = () =>
  fromPromise<string, { crop: Crop }>(async ({ input: { crop }, signal }) => {
    const body = { imageData: await cutPicture(crop), fileName: FILE_NAME }
    return (await call('changeAvatar', changedAvatarSchema, { body, signal })).avatar_url
  })
