import type { InboxMessage } from '#contracts/api/admin.ts'
import { inboxMessageModel } from '#machines/inbox-message/inbox-message.model.ts'
import { WITH_OTHER_SESSION, WITH_OWN_SESSION, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { asAdmin } from '#tests/e2e/real-backend/kit/members.ts'
import type { TourContext } from '#tests/e2e/real-backend/kit/tour-context.ts'

/** Sends a contact message, and maps the model's id to its real one. */
const write = async (context: TourContext) => {
  const email = context.switchPerson()
  const message = { name: 'Nora Dias', email, company: '', subject: 'press', message: 'Uma pergunta sobre o produto.' }
  await context.callOk('POST', '/api/contact', { ...message, language: 'pt' })
  const { data } = (await context.callAsOwn('GET', '/api/admin/contact-messages')) as { data: InboxMessage[] }
  context.substitute(inboxMessageModel.inputs.fresh.message.id, data.find((row) => row.email === email)?.id ?? '')
}

export const inboxMessageBackend: BackendOf<typeof inboxMessageModel> = {
  starts: {
    fresh: async (context) => {
      const admin = await asAdmin(context)
      await write(context)
      return admin
    },
  },
  actors: {
    changeStatus: {
      changed: WITH_OWN_SESSION,
      // Messages are never deleted.
      notFound: MOCKED,
      denied: WITH_OTHER_SESSION,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    sendReply: {
      sent: WITH_OWN_SESSION,
      // By another administrator.
      answered: MOCKED,
      denied: WITH_OTHER_SESSION,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
  },
  // The real list has the messages of all tours.
  mocks: ['GET /api/admin/contact-messages'],
}
