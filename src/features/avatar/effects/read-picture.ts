import { fromPromise } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { PickedFile } from '#machines/avatar/avatar.machine.ts'
import { openPicture } from '../picture.ts'

export const defineReadPicture = () =>
  fromPromise<void, { file: PickedFile }>(() =>
    openPicture().catch(() => {
      throw { code: 'avatar.unsupported' } satisfies Failure
    }),
  )
