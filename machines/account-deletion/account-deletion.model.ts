import { DELETION_REASON_MAX_LENGTH } from '#contracts/limits.ts'
import type { ModelOf } from '../kit/model.ts'
import {
  APP_CODE,
  CODE_NEEDED,
  VERIFY_FACTOR_OUTCOMES,
  CRASHED,
  LIMITED,
  PASSWORD,
  REAUTHENTICATION_NEEDED,
  RECOVERY_CODE,
  REFUSED,
  UNREACHABLE,
  WRONG_PASSWORD,
} from '../kit/samples.ts'
import { accountDeletionMachine } from './account-deletion.machine.ts'

const CONFIRM_WORD = 'EXCLUIR'
/** As it can be typed. */
export const WORD = ' excluir'

/** A reason of maximal length with a distinct end, so that truncation would be noticed. */
export const REASON = `${'Uso pouco. '.repeat(DELETION_REASON_MAX_LENGTH).slice(0, DELETION_REASON_MAX_LENGTH - 4)}Fim.`

export const accountDeletionModel = {
  machine: accountDeletionMachine,
  inputs: { start: undefined },
  person: [
    { event: { type: 'deletion.begin' } },
    { case: 'given', event: { type: 'reason.submit', values: { reason: ` ${REASON} ` } } },
    { case: 'none', event: { type: 'reason.submit', values: { reason: '' } } },
    {
      case: 'tooLong',
      event: { type: 'reason.submit', values: { reason: 'a'.repeat(DELETION_REASON_MAX_LENGTH + 1) } },
    },
    { case: 'right', event: { type: 'word.submit', values: { word: WORD }, confirmWord: CONFIRM_WORD } },
    { case: 'wrong', event: { type: 'word.submit', values: { word: 'exclui' }, confirmWord: CONFIRM_WORD } },
    { case: 'good', event: { type: 'reauthentication.submit', values: { password: PASSWORD } } },
    { case: 'empty', event: { type: 'reauthentication.submit', values: { password: '' } } },
    { case: 'app', event: { type: 'code.submit', values: { code: APP_CODE } } },
    { case: 'recoveryCode', event: { type: 'code.submit', values: { code: RECOVERY_CODE } } },
    { case: 'short', event: { type: 'code.submit', values: { code: '12' } } },
    { event: { type: 'deletion.cancel' } },
    { event: { type: 'signIn.again' } },
  ],
  environment: [],
  streams: {},
  outcomes: {
    reauthenticate: {
      reauthenticated: { ok: undefined },
      reauthenticationNeeded: REAUTHENTICATION_NEEDED,
      codeNeeded: CODE_NEEDED,
      wrongPassword: WRONG_PASSWORD,
      limited: LIMITED,
      refused: REFUSED,
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
    verifyFactor: VERIFY_FACTOR_OUTCOMES,
    deleteAccount: {
      deleted: { ok: undefined },
      reauthenticationNeeded: REAUTHENTICATION_NEEDED,
      codeNeeded: CODE_NEEDED,
      limited: LIMITED,
      refused: REFUSED,
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
    checkAccountExists: {
      exists: { ok: undefined },
      deleted: REFUSED,
      unreachable: UNREACHABLE,
    },
  },
} satisfies ModelOf<typeof accountDeletionMachine>
