/** Audit log of administrators: action, target and time. Retained as long as an account's activity. */
import type { MessageStatus } from '#contracts/api/admin.ts'
import type { Queries } from '#server/embedded/database.ts'

type AdminAct =
  | { act: 'account.deactivated' | 'account.activated'; userId: string }
  | { act: `message.${MessageStatus}`; messageId: string }

/** `queries` is the transaction of the action, so that it is committed with its entry. */
export const recordAct = (queries: Queries, adminId: string, done: AdminAct) =>
  queries.query('insert into private.admin_acts (admin_uuid, act, user_uuid, message_id) values ($1, $2, $3, $4)', [
    adminId,
    done.act,
    'userId' in done ? done.userId : null,
    'messageId' in done ? done.messageId : null,
  ])
