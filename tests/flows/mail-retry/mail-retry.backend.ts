import type { mailRetryModel } from '#machines/mail-retry/mail-retry.model.ts'
import { MOCKED, WITH_OWN_SESSION } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { asAdmin } from '#tests/e2e/real-backend/kit/members.ts'

export const mailRetryBackend: BackendOf<typeof mailRetryModel> = {
  starts: { givenUp: asAdmin },
  actors: {
    retryMail: {
      // The mailbox of the tours takes every mail; tests/api/suites/operations.ts gives one up and tries it again.
      queued: MOCKED,
      // The services have no mail with the id of the mocked list.
      notFound: WITH_OWN_SESSION,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
  },
  // The real list has no mail that was given up.
  mocks: ['GET /api/admin/operations'],
}
