import { useState } from 'react'
import type { Message } from '#machines/inbox-message/inbox-message.machine.ts'
import type * as Module from '#src/features/admin-inbox/inbox-message-row.tsx'
import { EventButton } from '#tests/ui/kit/event-button.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'
import { messageOf } from '#tests/flows/kit/admin-rows.ts'

type Input = { message: Message }

/** A row, and a button that has it read again after somebody else has replied to it. */
const Row = ({ message: first, InboxMessageRow }: Input & Pick<typeof Module, 'InboxMessageRow'>) => {
  const [message, setMessage] = useState(() => messageOf(first))
  const setAnswered = () => setMessage(messageOf({ ...first, status: 'answered', answer: 'Resolvido por telefone.' }))
  return (
    <>
      <ul>
        <InboxMessageRow message={message} />
      </ul>
      <EventButton event="message.reread" onPress={setAnswered} />
    </>
  )
}

export const fixture: Fixture = async (input) => {
  const { InboxMessageRow } = await import('#src/features/admin-inbox/inbox-message-row.tsx')
  return <Row {...(input as Input)} InboxMessageRow={InboxMessageRow} />
}
