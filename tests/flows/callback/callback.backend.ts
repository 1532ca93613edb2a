import { randomUUID } from 'node:crypto'
import type { EmailPurpose } from '#contracts/callback.ts'
import { callbackModel } from '#machines/callback/callback.model.ts'
import { NO_SETUP, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { Exclusion, BackendOutcome, BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import type { TourContext } from '#tests/e2e/real-backend/kit/tour-context.ts'

const NO_CODES = { unplayable: 'the embedded service sends links; the code of a redirect is played without it' }

const HASH = callbackModel.outcomes.takeLink.signUpLink.ok.tokenHash
const TOKEN = callbackModel.outcomes.takeLink.emailChangeLink.ok.token
const CODE = '123456'

const KIND = { signup: 'confirmation', recovery: 'recovery' } as const

/** A new person who was just sent a mail of that kind. */
const sendMail = async (context: TourContext, purpose: EmailPurpose) => {
  if (purpose === 'recovery') {
    await context.createAccount()
    await context.requestPasswordReset()
  } else {
    context.switchPerson()
    await context.signUp()
  }
  return context.newest(KIND[purpose])
}

const mailLink = (purpose: EmailPurpose): BackendOutcome => ({
  arrange: async (context) =>
    context.substitute(HASH, context.parameterIn(await sendMail(context, purpose), 'token_hash')),
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
      passwordResetLink: mailLink('recovery'),
      emailChangeLink: {
        arrange: async (context) => {
          const { access_token: token } = await context.createAccount()
          await context.callOk(
            'POST',
            '/api/user/email-change',
            { email: `nova-${randomUUID()}@prosa.test` },
            { token },
          )
          context.substitute(TOKEN, context.parameterIn(await context.newest('emailChangeCurrent'), 'token_hash'))
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
        arrange: async (context, { tokenHash, purpose }: { tokenHash: string; purpose: EmailPurpose }) =>
          void (await context.callOk('POST', '/auth/v1/verify', {
            type: purpose,
            token_hash: context.substituted(tokenHash),
          })),
      },
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    verifyCode: {
      verified: {
        arrange: async (context, { purpose }: { purpose: EmailPurpose }) =>
          context.substitute(CODE, (await sendMail(context, purpose)).code ?? ''),
      },
      wrong: {
        arrange: async (context, { purpose }: { purpose: EmailPurpose }) =>
          context.substitute(CODE, otherThan((await sendMail(context, purpose)).code ?? '')),
      },
      crashed: MOCKED,
    },
    exchangeCode: {
      signedUp: NO_CODES,
      passwordReset: NO_CODES,
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
        arrange: async (context) => {
          const { access_token: token } = await context.signIn()
          await context.callOk('DELETE', '/api/user/email-change', {}, { token })
        },
      },
      taken: MOCKED,
      limited: MOCKED,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    sendLink: {
      sent: { arrange: (context) => void context.switchPerson() },
      limited: {
        arrange: (context) =>
          context.exhaustRateLimit('/auth/v1/resend', { email: context.switchPerson(), type: 'signup' }),
      },
      crashed: MOCKED,
    },
    takeReturnTo: { some: NO_SETUP, none: NO_SETUP, crashed: MOCKED },
  },
  variants: [repeatIsAnswered],
}
