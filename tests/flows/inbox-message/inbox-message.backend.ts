import type { InboxMessage } from '#contracts/api/admin.ts'
import { inboxMessageModel } from '#machines/inbox-message/inbox-message.model.ts'
import { WITH_OTHER_SESSION, WITH_OWN_SESSION, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { asAdmin } from '#tests/e2e/real-backend/kit/members.ts'
import type { World } from '#tests/e2e/real-backend/kit/world.ts'

/** Sends a contact message, and maps the model's id to its real one. */
const write = async (world: World) => {
  const email = world.switchPerson()
  const message = { name: 'Nora Dias', email, company: '', subject: 'press', message: 'Uma pergunta sobre o produto.' }
  await world.callOk('POST', '/api/contact', { ...message, language: 'pt' })
  const { data } = (await world.callAsOwn('GET', '/api/admin/contact-messages')) as { data: InboxMessage[] }
  world.substitute(inboxMessageModel.inputs.fresh.message.id, data.find((row) => row.email === email)?.id ?? '')
}

export const inboxMessageBackend: BackendOf<typeof inboxMessageModel> = {
  starts: {
    fresh: async (world) => {
      const admin = await asAdmin(world)
      await write(world)
      return admin
    },
  },
  actors: {
    changeStatus: {
      changed: WITH_OWN_SESSION,
      // Messages are never deleted.
      gone: MOCKED,
      denied: WITH_OTHER_SESSION,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    sendAnswer: {
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
