import { fromPromise } from 'xstate'
import type { OwnDataApi } from '#src/clients/own-data-api.ts'

export const defineProveIdentity = ({ proveIdentity }: Pick<OwnDataApi, 'proveIdentity'>) =>
  fromPromise<void, { password?: string }>(({ input, signal }) => proveIdentity(input, signal))
