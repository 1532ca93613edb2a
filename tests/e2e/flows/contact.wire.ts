import { contactModel } from '#machines/contact/contact.model.ts'
import type { WireOf } from './kit/wire.ts'
import { CRASH, LIMIT } from './kit/replies.ts'

const DRAFT = 'prosa.draft.contact'
const restored = contactModel.streams.keepDraft[0]?.event

export const contactWire: WireOf<typeof contactModel> = {
  starts: { fresh: { route: 'contact' } },
  jobs: {
    sendContactMessage: {
      method: 'POST',
      path: '/api/contact',
      sends: (input: object) => input,
      replies: {
        sent: { status: 201, json: { reference: 'PR-7F3K9Q' } },
        unreachable: 'unreachable',
        limited: LIMIT,
        crashed: CRASH,
      },
    },
  },
  happenings: {
    'draft.restored': {
      arrive: { tab: { [DRAFT]: restored?.values } },
      // A reload forgets what was wrong or failed.
      where: (state) =>
        state.matches('editing') && state.context.failure === null && Object.keys(state.context.issues).length === 0,
    },
  },
}
