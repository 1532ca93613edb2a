import { fromPromise } from 'xstate'
import type { OwnDataApi } from '#src/clients/own-data-api.ts'

export const defineDeleteAccount = ({ deleteAccount }: Pick<OwnDataApi, 'deleteAccount'>) =>
  fromPromise<void, { reason: string | null }>(({ input, signal }) => deleteAccount(input, signal))
