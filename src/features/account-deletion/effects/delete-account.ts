import { fromPromise } from 'xstate'
import { accountDeletionResponseSchema } from '#contracts/api/account-deletion.ts'
import { isAnswerLost } from '#contracts/errors.ts'
import { call } from '#src/clients/call.ts'
import type { Clients } from '#src/clients/clients.ts'
import { asFailure } from '#src/clients/failures.ts'
import { DELETION_KEY } from '#src/clients/storage-keys.ts'
import { writeJson } from '#src/clients/storage.ts'

type Tab = Pick<Clients, 'tabStore'>

/** Session storage keeps a marker of the request until its outcome is known, so that it survives a reload. */
export const defineDeleteAccount = ({ tabStore }: Tab) =>
  fromPromise<void, { reason: string | null }>(async ({ input: body, signal }) => {
    writeJson(tabStore, DELETION_KEY, { at: Date.now() })
    try {
      await call('deleteAccount', accountDeletionResponseSchema, { body, signal })
      tabStore.removeItem(DELETION_KEY)
    } catch (error) {
      if (!isAnswerLost(asFailure(error).code)) tabStore.removeItem(DELETION_KEY)
      throw error
    }
  })
