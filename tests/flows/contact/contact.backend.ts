import type { contactModel } from '#machines/contact/contact.model.ts'
import { PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'

const MESSAGE = { name: 'Ana Souza', company: '', subject: 'support', message: 'Bom dia, tudo certo?' }

export const contactBackend: BackendOf<typeof contactModel> = {
  jobs: {
    sendContactMessage: {
      sent: {
        real: (world) => {
          world.move()
          world.meet()
        },
      },
      limited: {
        real: async (world) => {
          world.meet()
          await world.exhaust('/api/contact', { ...MESSAGE, email: world.email(), language: 'pt' })
        },
      },
      unreachable: PLAYED,
      withMessage: PLAYED,
      crashed: PLAYED,
    },
  },
}
