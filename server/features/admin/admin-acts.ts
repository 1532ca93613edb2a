/** Audit log of administrators: act, target and time. Kept as long as the account's own activity. */
import type { MessageStatus } from '#contracts/api/admin.ts'
import type { Queries } from '#server/embedded/database.ts'

type AdminAct =
  | { act: 'account.deactivated' | 'account.activated'; userId: string }
  | { act: `message.${MessageStatus}`; messageId: string }

/** `queries` is the transaction of the act itself, so that no act is committed without its entry. */
export const recordAct = (queries: Queries, adminId: string, done: AdminAct) =>
  queries.query('insert into private.admin_acts (admin_uuid, act, user_uuid, message_id) values ($1, $2, $3, $4)', [
    adminId,
    done.act,
    'userId' in done ? done.userId : null,
    'messageId' in done ? done.messageId : null,
  ])
