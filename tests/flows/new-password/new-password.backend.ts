import { EMAIL_RESEND_INTERVAL } from '#contracts/limits.ts'
import type { newPasswordModel } from '#machines/new-password/new-password.model.ts'
import { MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { OTHER_PASSWORD, storedSession, type TourContext } from '#tests/e2e/real-backend/kit/tour-context.ts'

/** A recovery session of a person with this password. */
const recovering = async (context: TourContext, password: string) => {
  await context.createAccount(password)
  await context.requestPasswordReset()
  return context.openLink('recovery')
}

export const newPasswordBackend: BackendOf<typeof newPasswordModel> = {
  // Of an outcome that is mocked.
  starts: { start: async (context) => ({ device: storedSession(await context.createAccount()) }) },
  actors: {
    checkSession: {
      allowed: { arrange: async (context) => storedSession(await recovering(context, OTHER_PASSWORD)) },
      // A session by password, not by recovery.
      notAllowed: { arrange: async (context) => storedSession(await context.createAccount()) },
      factorPending: MOCKED,
      ended: { unplayable: 'the auth client finds it out first, and removes the session' },
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    setPassword: {
      saved: { arrange: async (context) => storedSession(await recovering(context, OTHER_PASSWORD)) },
      weak: MOCKED,
      // Another person would have to recover: the account that the page asks a link for stays the same.
      same: MOCKED,
      factorPending: { unplayable: 'a second factor needs codes, each of which the services take once' },
      notAllowed: MOCKED,
      expired: MOCKED,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    requestPasswordReset: {
      sent: { arrange: ({ passTime }) => passTime(EMAIL_RESEND_INTERVAL) },
      // An immediate repeat counts as a retry, and gets the same answer.
      limited: MOCKED,
      crashed: MOCKED,
    },
  },
}
