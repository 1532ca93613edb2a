import { fromPromise } from 'xstate'
import { privacyResponseSchema } from '#contracts/api/privacy-settings.ts'
import { call } from '#src/clients/call.ts'
import type { Clients } from '#src/clients/clients.ts'
import { DELETION_KEY } from '#src/clients/storage-keys.ts'

/** Any authenticated call shows whether the account still exists. */
export const defineCheckAccountExists = ({ tabStore }: Pick<Clients, 'tabStore'>) =>
  fromPromise<void, undefined>(async ({ signal }) => {
    await call('readPrivacySettings', privacyResponseSchema, { signal })
    tabStore.removeItem(DELETION_KEY)
  })
