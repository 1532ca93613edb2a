import type { Message } from '#machines/inbox-message/inbox-message.machine.ts'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'
import { messageOf } from '#tests/flows/kit/admin-rows.ts'

export const fixture: Fixture = async (input) => {
  const { InboxMessageRow } = await import('#src/features/admin-inbox/inbox-message-row.tsx')
  return (
    <ul>
      <InboxMessageRow message={messageOf((input as { message: Message }).message)} />
    </ul>
  )
}
