import type { contactModel } from '#machines/contact/contact.model.ts'
import { MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'

const MESSAGE = { name: 'Ana Souza', company: '', subject: 'support', message: 'Bom dia, tudo certo?' }

export const contactBackend: BackendOf<typeof contactModel> = {
  actors: {
    sendContactMessage: {
      sent: {
        arrange: (world) => {
          world.changeNetwork()
          world.switchPerson()
        },
      },
      limited: {
        arrange: async (world) => {
          world.switchPerson()
          await world.exhaustRateLimit('/api/contact', { ...MESSAGE, email: world.email(), language: 'pt' })
        },
      },
      unreachable: MOCKED,
      withMessage: MOCKED,
      crashed: MOCKED,
    },
  },
}
