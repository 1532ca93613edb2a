import { fromPromise } from 'xstate'
import { isAnswerLost } from '#contracts/errors.ts'
import type { Clients } from '#src/clients/clients.ts'
import { asFailure } from '#src/clients/failures.ts'
import type { OwnDataApi } from '#src/clients/own-data-api.ts'
import { DELETION_KEY } from '#src/clients/storage-keys.ts'
import { writeJson } from '#src/clients/storage.ts'

type Tab = Pick<Clients, 'tabStore'>

/** The tab remembers that it has asked, until it is known how that ended: the page may be loaded anew meanwhile. */
export const defineDeleteAccount = ({ deleteAccount }: Pick<OwnDataApi, 'deleteAccount'>, { tabStore }: Tab) =>
  fromPromise<void, { reason: string | null }>(async ({ input, signal }) => {
    writeJson(tabStore, DELETION_KEY, { at: Date.now() })
    try {
      await deleteAccount(input, signal)
      tabStore.removeItem(DELETION_KEY)
    } catch (error) {
      if (!isAnswerLost(asFailure(error).code)) tabStore.removeItem(DELETION_KEY)
      throw error
    }
  })

/** Any call that needs the account tells whether it is there. */
export const defineFindAccount = (
  { readPrivacySettings }: Pick<OwnDataApi, 'readPrivacySettings'>,
  { tabStore }: Tab,
) =>
  fromPromise<void, undefined>(async ({ signal }) => {
    await readPrivacySettings(signal)
    tabStore.removeItem(DELETION_KEY)
  })
