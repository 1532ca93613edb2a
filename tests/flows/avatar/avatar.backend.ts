import type { avatarModel } from '#machines/avatar/avatar.model.ts'
import { PICTURE } from '#tests/e2e/flows/kit/page-ui.ts'
import { AS_ARRANGED, PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { asNewMember } from '#tests/e2e/real-backend/kit/members.ts'

export const avatarBackend: BackendOf<typeof avatarModel> = {
  starts: {
    none: asNewMember,
    some: async (world) => {
      const member = await asNewMember(world)
      const imageData = `data:image/png;base64,${PICTURE}`
      await world.asOwn('POST', '/api/user/avatar', { imageData })
      return member
    },
  },
  jobs: {
    readPicture: { readable: AS_ARRANGED, unreadable: PLAYED, crashed: PLAYED },
    saveAvatar: {
      saved: AS_ARRANGED,
      // The page encodes what it sends, so it is always supported.
      unsupported: PLAYED,
      unreachable: PLAYED,
      crashed: PLAYED,
    },
    removeAvatar: { removed: AS_ARRANGED, unreachable: PLAYED, crashed: PLAYED },
  },
  isInEveryNetwork: true,
}
