import { randomUUID } from 'node:crypto'
import type { EmailPurpose } from '#contracts/callback.ts'
import { callbackModel } from '#machines/callback/callback.model.ts'
import { NO_SETUP, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { Exclusion, BackendOutcome, BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import type { World } from '#tests/e2e/real-backend/kit/world.ts'

const NO_CODES = { unplayable: 'the embedded service sends links; the code of a redirect is played without it' }

const HASH = callbackModel.outcomes.takeLink.signUpLink.ok.tokenHash
const TOKEN = callbackModel.outcomes.takeLink.emailChangeLink.ok.token
const CODE = '123456'

const KIND = { signup: 'confirmation', recovery: 'recovery' } as const

/** A new person who was just sent a mail of that kind. */
const sendMail = async (world: World, purpose: EmailPurpose) => {
  if (purpose === 'recovery') {
    await world.createAccount()
    await world.requestRecovery()
  } else {
    world.switchPerson()
    await world.signUp()
  }
  return world.newest(KIND[purpose])
}

const mailLink = (purpose: EmailPurpose): BackendOutcome => ({
  arrange: async (world) => world.substitute(HASH, world.parameterIn(await sendMail(world, purpose), 'token_hash')),
})

const otherThan = (code: string) => (code === '000000' ? '111111' : '000000')

const repeatIsAnswered: Exclusion = ({ from, step }) =>
  step.label === 'sendLink:limited' && from.snapshot.context.purpose === 'recovery'
    ? 'a recovery that is asked for again at once is taken for a repeat and answered alike'
    : null

export const callbackBackend: BackendOf<typeof callbackModel> = {
  actors: {
    takeLink: {
      signUpLink: mailLink('signup'),
      recoveryLink: mailLink('recovery'),
      emailChangeLink: {
        arrange: async (world) => {
          const { access_token: token } = await world.createAccount()
          await world.callOk('POST', '/api/user/email-change', { email: `nova-${randomUUID()}@prosa.test` }, { token })
          world.substitute(TOKEN, world.parameterIn(await world.newest('emailChangeCurrent'), 'token_hash'))
        },
      },
      authCode: NO_CODES,
      refused: NO_SETUP,
      refusedOtherwise: NO_SETUP,
      nothing: NO_SETUP,
      crashed: MOCKED,
    },
    verifyLink: {
      verified: NO_SETUP,
      spent: {
        arrange: async (world, { tokenHash, purpose }: { tokenHash: string; purpose: EmailPurpose }) =>
          void (await world.callOk('POST', '/auth/v1/verify', {
            type: purpose,
            token_hash: world.substituted(tokenHash),
          })),
      },
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    verifyCode: {
      verified: {
        arrange: async (world, { purpose }: { purpose: EmailPurpose }) =>
          world.substitute(CODE, (await sendMail(world, purpose)).code ?? ''),
      },
      wrong: {
        arrange: async (world, { purpose }: { purpose: EmailPurpose }) =>
          world.substitute(CODE, otherThan((await sendMail(world, purpose)).code ?? '')),
      },
      crashed: MOCKED,
    },
    exchangeCode: {
      signedUp: NO_CODES,
      recovering: NO_CODES,
      otherBrowser: NO_CODES,
      spent: NO_CODES,
      unreachable: NO_CODES,
      crashed: NO_CODES,
    },
    confirmMailbox: {
      // The link was mailed to the old mailbox.
      first: NO_SETUP,
      firstOfNew: MOCKED,
      last: MOCKED,
      spent: {
        arrange: async (world) => {
          const { access_token: token } = await world.signIn()
          await world.callOk('DELETE', '/api/user/email-change', {}, { token })
        },
      },
      taken: MOCKED,
      limited: MOCKED,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    sendLink: {
      sent: { arrange: (world) => void world.switchPerson() },
      limited: {
        arrange: (world) => world.exhaustRateLimit('/auth/v1/resend', { email: world.switchPerson(), type: 'signup' }),
      },
      crashed: MOCKED,
    },
    takeReturnTo: { some: NO_SETUP, none: NO_SETUP, crashed: MOCKED },
  },
  worlds: [repeatIsAnswered],
}
