import type { avatarModel } from '#machines/avatar/avatar.model.ts'
import { PICTURE } from '#tests/e2e/flows/kit/page-ui.ts'
import { NO_SETUP, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { asNewMember } from '#tests/e2e/real-backend/kit/members.ts'

export const avatarBackend: BackendOf<typeof avatarModel> = {
  starts: {
    none: asNewMember,
    some: async (context) => {
      const member = await asNewMember(context)
      const imageData = `data:image/png;base64,${PICTURE}`
      await context.callAsOwn('POST', '/api/user/avatar', { imageData })
      return member
    },
  },
  actors: {
    readPicture: { readable: NO_SETUP, unreadable: MOCKED, crashed: MOCKED },
    saveAvatar: {
      saved: NO_SETUP,
      // The page encodes what it sends, so it is always supported.
      unsupported: MOCKED,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    removeAvatar: { removed: NO_SETUP, unreachable: MOCKED, crashed: MOCKED },
  },
  isInEveryNetwork: true,
}
