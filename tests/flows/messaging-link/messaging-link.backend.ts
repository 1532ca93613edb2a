import { LINK_CODE_TTL, TICK } from '#contracts/limits.ts'
import type { LinkCode } from '#contracts/api/messaging-link.ts'
import { messagingLinkModel } from '#machines/messaging-link/messaging-link.model.ts'
import { ANEW, AS_OWN, PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { asNewMember } from '#tests/e2e/real-backend/kit/members.ts'
import { link, sendCode } from '#tests/e2e/real-backend/kit/messaging.ts'
import { newPhone } from '#tests/e2e/real-backend/kit/unique.ts'
import type { World } from '#tests/e2e/real-backend/kit/world.ts'

const { code } = messagingLinkModel.outcomes.createCode.made.ok
/** The last four digits, which the model's masked number has. */
const endOf = (masked: string) => masked.slice(-4)
const OLD_END = endOf(messagingLinkModel.inputs.linked.phone)
const NEW_END = endOf(messagingLinkModel.outcomes.awaitLink.linked.ok.phone)

/** Sends the code of the page from a phone. */
const send = (world: World, phone: string) => sendCode(world, world.real(code), phone)

export const messagingLinkBackend: BackendOf<typeof messagingLinkModel> = {
  starts: {
    unlinked: asNewMember,
    linked: async (world) => {
      const member = await asNewMember(world)
      await link(world, world.own(), newPhone(OLD_END))
      return member
    },
  },
  jobs: {
    createCode: {
      made: {
        ...ANEW,
        afterAnswer: (world, made: LinkCode) => world.name(code, made.code),
      },
      limited: {
        real: (world) => world.exhaust('/api/user/messaging-link', {}, { token: world.own().access_token }),
      },
      unreachable: PLAYED,
      crashed: PLAYED,
    },
    awaitLink: {
      linked: { real: () => {}, meanwhile: (world) => send(world, newPhone(NEW_END)) },
      numberInUse: {
        real: () => {},
        meanwhile: async (world) => {
          const phone = newPhone(NEW_END)
          await link(world, await world.other(), phone)
          await send(world, phone)
        },
      },
      over: { real: () => {}, meanwhile: ({ letPass }) => letPass(LINK_CODE_TTL + TICK) },
      unreachable: PLAYED,
      crashed: PLAYED,
    },
    unlink: { unlinked: AS_OWN, unreachable: PLAYED, crashed: PLAYED },
  },
  isInEveryNetwork: true,
}
