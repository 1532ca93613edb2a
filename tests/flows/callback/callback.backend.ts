import { randomUUID } from 'node:crypto'
import type { EmailPurpose } from '#contracts/callback.ts'
import { callbackModel } from '#machines/callback/callback.model.ts'
import { AS_ARRANGED, PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import type { Bar, End, BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import type { World } from '#tests/e2e/real-backend/kit/world.ts'

const NO_CODES = { beyond: 'the embedded service sends links; the code of a redirect is played without it' }

const HASH = callbackModel.outcomes.takeLink.signUpLink.ok.tokenHash
const TOKEN = callbackModel.outcomes.takeLink.emailChangeLink.ok.token
const CODE = '123456'

const KIND = { signup: 'confirmation', recovery: 'recovery' } as const

/** A new person who was just sent a mail of that kind. */
const sendMail = async (world: World, purpose: EmailPurpose) => {
  if (purpose === 'recovery') {
    await world.join()
    await world.askRecovery()
  } else {
    world.meet()
    await world.signUp()
  }
  return world.newest(KIND[purpose])
}

const mailLink = (purpose: EmailPurpose): End => ({
  real: async (world) => world.name(HASH, world.parameterIn(await sendMail(world, purpose), 'token_hash')),
})

const otherThan = (code: string) => (code === '000000' ? '111111' : '000000')

const repeatIsAnswered: Bar = ({ from, step }) =>
  step.label === 'sendLink:limited' && from.snapshot.context.purpose === 'recovery'
    ? 'a recovery that is asked for again at once is taken for a repeat and answered alike'
    : null

export const callbackBackend: BackendOf<typeof callbackModel> = {
  jobs: {
    takeLink: {
      signUpLink: mailLink('signup'),
      recoveryLink: mailLink('recovery'),
      emailChangeLink: {
        real: async (world) => {
          const { access_token: token } = await world.join()
          await world.must('POST', '/api/user/email-change', { email: `nova-${randomUUID()}@prosa.test` }, { token })
          world.name(TOKEN, world.parameterIn(await world.newest('emailChangeCurrent'), 'token_hash'))
        },
      },
      authCode: NO_CODES,
      refused: AS_ARRANGED,
      refusedOtherwise: AS_ARRANGED,
      nothing: AS_ARRANGED,
      crashed: PLAYED,
    },
    verifyLink: {
      verified: AS_ARRANGED,
      spent: {
        real: async (world, { tokenHash, purpose }: { tokenHash: string; purpose: EmailPurpose }) =>
          void (await world.must('POST', '/auth/v1/verify', { type: purpose, token_hash: world.real(tokenHash) })),
      },
      unreachable: PLAYED,
      crashed: PLAYED,
    },
    verifyCode: {
      verified: {
        real: async (world, { purpose }: { purpose: EmailPurpose }) =>
          world.name(CODE, (await sendMail(world, purpose)).code ?? ''),
      },
      wrong: {
        real: async (world, { purpose }: { purpose: EmailPurpose }) =>
          world.name(CODE, otherThan((await sendMail(world, purpose)).code ?? '')),
      },
      crashed: PLAYED,
    },
    exchangeCode: {
      signedUp: NO_CODES,
      recovering: NO_CODES,
      otherBrowser: NO_CODES,
      spent: NO_CODES,
      crashed: NO_CODES,
    },
    confirmMailbox: {
      // The link was mailed to the old mailbox.
      first: AS_ARRANGED,
      firstOfNew: PLAYED,
      last: PLAYED,
      spent: {
        real: async (world) => {
          const { access_token: token } = await world.signIn()
          await world.must('DELETE', '/api/user/email-change', {}, { token })
        },
      },
      taken: PLAYED,
      limited: PLAYED,
      unreachable: PLAYED,
      crashed: PLAYED,
    },
    sendLink: {
      sent: { real: (world) => void world.meet() },
      limited: {
        real: (world) => world.exhaust('/auth/v1/resend', { email: world.meet(), type: 'signup' }),
      },
      crashed: PLAYED,
    },
    takeReturnTo: { some: AS_ARRANGED, none: AS_ARRANGED, crashed: PLAYED },
  },
  worlds: [repeatIsAnswered],
}
