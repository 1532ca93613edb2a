import { contactModel } from '#machines/contact/contact.model.ts'
import { PAGE_REQUESTS, CRASH, LIMIT, SERVICE_MESSAGE_REPLY } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const draft = contactModel.streams.saveDraft[0]?.event.values

export const contactNetwork: NetworkOf<typeof contactModel> = {
  starts: { fresh: { route: 'contact' } },
  actors: {
    sendContactMessage: {
      request: 'POST /api/contact',
      body: (input: object) => input,
      replies: {
        sent: { status: 201, json: { reference: 'PR-7F3K9Q' } },
        unreachable: 'unreachable',
        limited: LIMIT,
        withMessage: SERVICE_MESSAGE_REPLY,
        crashed: CRASH,
      },
    },
  },
  environment: {
    'draft.restored': {
      act: (tourPage, start) => tourPage.open({ ...start, tab: { 'prosa.draft.contact': draft } }),
      // A reload resets issues and failure.
      where: (state) =>
        state.matches('editing') && state.context.failure === null && Object.keys(state.context.issues).length === 0,
    },
  },
  pageRequests: PAGE_REQUESTS,
}
