import { LINK_CODE_TTL, SECOND } from '#contracts/limits.ts'
import type { LinkCode } from '#contracts/api/messaging-link.ts'
import { messagingLinkModel } from '#machines/messaging-link/messaging-link.model.ts'
import { WITH_NEW_SESSION, WITH_OWN_SESSION, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { asNewMember } from '#tests/e2e/real-backend/kit/members.ts'
import { link, sendCode } from '#tests/e2e/real-backend/kit/messaging.ts'
import { newPhone } from '#tests/e2e/real-backend/kit/unique.ts'
import type { TourContext } from '#tests/e2e/real-backend/kit/tour-context.ts'

const { code } = messagingLinkModel.outcomes.createCode.made.ok
/** The last four digits, which the model's masked number has. */
const endOf = (masked: string) => masked.slice(-4)
const OLD_END = endOf(messagingLinkModel.inputs.linked.phone)
const NEW_END = endOf(messagingLinkModel.outcomes.awaitLink.linked.ok.phone)

/** Sends the code of the page from a phone. */
const send = (context: TourContext, phone: string) => sendCode(context, context.substituted(code), phone)

export const messagingLinkBackend: BackendOf<typeof messagingLinkModel> = {
  starts: {
    unlinked: asNewMember,
    linked: async (context) => {
      const member = await asNewMember(context)
      await link(context, context.session(), newPhone(OLD_END))
      return member
    },
  },
  actors: {
    createCode: {
      made: {
        ...WITH_NEW_SESSION,
        afterAnswer: (context, linkCode: LinkCode) => context.substitute(code, linkCode.code),
      },
      limited: {
        arrange: (context) =>
          context.exhaustRateLimit('/api/user/messaging-link', {}, { token: context.session().access_token }),
      },
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    awaitLink: {
      linked: { arrange: () => {}, whilePending: (context) => send(context, newPhone(NEW_END)) },
      numberInUse: {
        arrange: () => {},
        whilePending: async (context) => {
          const phone = newPhone(NEW_END)
          await link(context, await context.createOther(), phone)
          await send(context, phone)
        },
      },
      over: { arrange: () => {}, whilePending: ({ passTime }) => passTime(LINK_CODE_TTL + SECOND) },
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    unlink: { unlinked: WITH_OWN_SESSION, unreachable: MOCKED, crashed: MOCKED },
  },
  isInEveryNetwork: true,
}
