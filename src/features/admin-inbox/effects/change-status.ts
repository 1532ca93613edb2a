import { fromPromise } from 'xstate'
import type { Answering } from '#machines/inbox-message/inbox-message.machine.ts'
import type { AdminApi } from '#src/clients/admin-api.ts'

export const defineChangeStatus = ({ changeMessageStatus }: Pick<AdminApi, 'changeMessageStatus'>) =>
  fromPromise<void, Answering>(({ input: { id, status }, signal }) => changeMessageStatus(id, status, signal))
