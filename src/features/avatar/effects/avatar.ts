import { fromPromise } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { Crop, PickedFile } from '#machines/avatar/avatar.machine.ts'
import { cutPicture, openPicture } from '../picture.ts'
import type { ProfileApi } from '#src/clients/profile-api.ts'

export const defineReadPicture = () =>
  fromPromise<void, { file: PickedFile }>(() =>
    openPicture().catch(() => {
      throw { code: 'avatar.unsupported' } satisfies Failure
    }),
  )

export const defineSaveAvatar = ({ changeAvatar }: Pick<ProfileApi, 'changeAvatar'>) =>
  fromPromise<string, { crop: Crop }>(async ({ input: { crop }, signal }) =>
    changeAvatar(await cutPicture(crop), signal),
  )

export const defineRemoveAvatar = ({ removeAvatar }: Pick<ProfileApi, 'removeAvatar'>) =>
  fromPromise<void, undefined>(({ signal }) => removeAvatar(signal))
