import type { InboxMessage } from '#contracts/api/admin.ts'
import { ListRows } from '#src/ui/list-card.tsx'
import { InboxMessageRow } from './inbox-message-row.tsx'

/** A row keeps its state when the list is read again, whatever was changed meanwhile. */
export const InboxRows = ({ messages }: { messages: readonly InboxMessage[] }) => (
  <ListRows>
    {messages.map((message) => (
      <InboxMessageRow key={message.id} message={message} />
    ))}
  </ListRows>
)
