import type { contactModel } from '#machines/contact/contact.model.ts'
import { MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'

const MESSAGE = { name: 'Ana Souza', company: '', subject: 'support', message: 'Bom dia, tudo certo?' }

export const contactBackend: BackendOf<typeof contactModel> = {
  actors: {
    sendContactMessage: {
      sent: {
        arrange: (context) => {
          context.changeNetwork()
          context.switchPerson()
        },
      },
      limited: {
        arrange: async (context) => {
          context.switchPerson()
          await context.exhaustRateLimit('/api/contact', { ...MESSAGE, email: context.email(), language: 'pt' })
        },
      },
      unreachable: MOCKED,
      withMessage: MOCKED,
      crashed: MOCKED,
    },
  },
}
