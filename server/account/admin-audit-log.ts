/** Audit log of administrators: action, target and time. Retained as long as an account's activity. */
import type { MessageStatus } from '#contracts/api/admin.ts'
import type { DeactivationReason } from '#contracts/forms/activation.ts'
import { HISTORY_READ_INTERVAL } from '#contracts/limits.ts'
import type { Queries } from '#server/database/database.ts'

type AdminAct =
  | { act: 'account.deactivated'; userId: string; reason: DeactivationReason; note: string }
  | { act: 'account.activated'; userId: string; note: string }
  | { act: `message.${MessageStatus}`; messageId: string }

/** `queries` is the transaction of the action, so that it is committed with its entry. */
export const recordAdminAction = (queries: Queries, adminId: string, done: AdminAct) =>
  queries.query(
    `insert into private.admin_acts (admin_uuid, act, user_uuid, message_id, reason, note)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      adminId,
      done.act,
      'userId' in done ? done.userId : null,
      'messageId' in done ? done.messageId : null,
      'reason' in done ? done.reason : null,
      'note' in done ? done.note : null,
    ],
  )

/** Records that an administrator read the history of a user, at most once per interval. */
export const recordHistoryRead = (queries: Queries, adminId: string, userId: string) =>
  queries.query(
    `insert into private.admin_acts (admin_uuid, act, user_uuid)
     select $1::uuid, 'history.read', $2::uuid where not exists (
       select from private.admin_acts where admin_uuid = $1::uuid and user_uuid = $2::uuid and act = 'history.read'
         and at > now() - $3::integer * interval '1 millisecond')`,
    [adminId, userId, HISTORY_READ_INTERVAL],
  )
