import type { EmailChange, EmailChangeStatus } from '#contracts/api/email-change.ts'
import type { ModelOf } from '../kit/model.ts'
import {
  ANA,
  APP_CODE,
  CODE_NEEDED,
  VERIFY_FACTOR_OUTCOMES,
  CRASHED,
  LIMITED,
  PASSWORD,
  REAUTHENTICATION_NEEDED,
  RECOVERY_CODE,
  UNREACHABLE,
  WRONG_PASSWORD,
} from '../kit/samples.ts'
import { emailChangeMachine } from './email-change.machine.ts'

const { email } = ANA
const NEW_EMAIL = 'ana.nova@prosa.test'

const PENDING: EmailChange = {
  new_email: NEW_EMAIL,
  status: 'pending',
  is_current_confirmed: false,
  is_new_confirmed: false,
  expires_at: '2026-11-21T12:00:00Z',
}
const WORKS = { undeliverable_since: null }
const statusWith = (change: Partial<EmailChange>): EmailChangeStatus => ({
  email,
  ...WORKS,
  change: { ...PENDING, ...change },
})
const NOTHING: EmailChangeStatus = { email, ...WORKS, change: null }
const CHANGED: EmailChangeStatus = { email: NEW_EMAIL, ...WORKS, change: null }
/** Mails to the present address bounce. */
const BOUNCES = { undeliverable_since: '2026-11-19T12:00:00Z' }
const UNDELIVERABLE: EmailChangeStatus = { email, ...BOUNCES, change: null }

const submit = (typed: string) => ({ type: 'form.submit' as const, values: { email: typed } })

export const emailChangeModel = {
  machine: emailChangeMachine,
  inputs: {
    nothing: { status: NOTHING },
    undeliverable: { status: UNDELIVERABLE },
    pending: { status: statusWith({}) },
    expired: { status: statusWith({ status: 'expired' }) },
  },
  person: [
    { event: { type: 'change.open' } },
    { case: 'good', event: submit(' Ana.Nova@Prosa.test ') },
    { case: 'bad', event: submit('ana@prosa') },
    { case: 'same', event: submit(' ANA@prosa.test') },
    { event: { type: 'form.cancel' } },
    { case: 'good', event: { type: 'reauthentication.submit', values: { password: PASSWORD } } },
    { case: 'empty', event: { type: 'reauthentication.submit', values: { password: '' } } },
    { case: 'app', event: { type: 'code.submit', values: { code: APP_CODE } } },
    { case: 'recoveryCode', event: { type: 'code.submit', values: { code: RECOVERY_CODE } } },
    { case: 'short', event: { type: 'code.submit', values: { code: '12' } } },
    { event: { type: 'reauthentication.cancel' } },
    { event: { type: 'signIn.again' } },
    { event: { type: 'status.check' } },
    { event: { type: 'change.cancel' } },
  ],
  environment: [],
  streams: {},
  outcomes: {
    requestChange: {
      requested: { ok: statusWith({}) },
      reauthenticationNeeded: REAUTHENTICATION_NEEDED,
      codeNeeded: CODE_NEEDED,
      wrongPassword: WRONG_PASSWORD,
      limited: LIMITED,
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
    verifyFactor: VERIFY_FACTOR_OUTCOMES,
    awaitFirst: {
      confirmedByOld: { ok: statusWith({ is_current_confirmed: true }) },
      confirmedByNew: { ok: { ...statusWith({ is_new_confirmed: true }), ...BOUNCES } },
      changed: { ok: CHANGED },
      cancelledElsewhere: { ok: NOTHING },
      expired: { ok: statusWith({ status: 'expired' }) },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
    awaitLast: {
      changed: { ok: CHANGED },
      requestedAgain: { ok: statusWith({}) },
      cancelledElsewhere: { ok: NOTHING },
      expired: { ok: statusWith({ status: 'expired' }) },
      taken: { ok: statusWith({ status: 'taken', is_current_confirmed: true, is_new_confirmed: true }) },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
    cancelChange: {
      cancelled: { ok: NOTHING },
      tooLate: { ok: CHANGED },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof emailChangeMachine>
