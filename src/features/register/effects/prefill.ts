import { fromPromise } from 'xstate'
import type { Prefill } from '#contracts/api/registration-prefill.ts'
import type { Clients } from '#src/clients/clients.ts'

export const definePrefill = ({ productApi }: Clients) =>
  fromPromise<Prefill, { invitation: string }>(({ input, signal }) => productApi.prefill(input.invitation, signal))
