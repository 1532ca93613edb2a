import type { InboxMessage } from '#contracts/api/admin.ts'
import { inboxMessageModel } from '#machines/inbox-message/inbox-message.model.ts'
import { AS_OTHER, AS_OWN, PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { asAdmin } from '#tests/e2e/real-backend/kit/members.ts'
import type { World } from '#tests/e2e/real-backend/kit/world.ts'

/** Sends a contact message, and maps the model's id to its real one. */
const write = async (world: World) => {
  const email = world.meet()
  const message = { name: 'Nora Dias', email, company: '', subject: 'press', message: 'Uma pergunta sobre o produto.' }
  await world.must('POST', '/api/contact', { ...message, language: 'pt' })
  const { data } = (await world.asOwn('GET', '/api/admin/contact-messages')) as { data: InboxMessage[] }
  world.name(inboxMessageModel.inputs.fresh.message.id, data.find((row) => row.email === email)?.id ?? '')
}

export const inboxMessageBackend: BackendOf<typeof inboxMessageModel> = {
  starts: {
    fresh: async (world) => {
      const admin = await asAdmin(world)
      await write(world)
      return admin
    },
  },
  jobs: {
    changeStatus: {
      changed: AS_OWN,
      // Messages are never deleted.
      gone: PLAYED,
      denied: AS_OTHER,
      unreachable: PLAYED,
      crashed: PLAYED,
    },
    sendAnswer: {
      sent: AS_OWN,
      // By another administrator.
      answered: PLAYED,
      denied: AS_OTHER,
      unreachable: PLAYED,
      crashed: PLAYED,
    },
  },
  // The real list has the messages of all tours.
  keeps: ['GET /api/admin/contact-messages'],
}
