/** Codes of the second factor. Spaces, hyphens, case and the width of digits are ignored. */
import * as z from 'zod/mini'
import { FACTOR_CODE_LENGTH, RECOVERY_CODE_LENGTH } from '../limits.ts'
import './jitless.ts'
import type { IssueCode } from './issues.ts'

/** Removes separators. */
const bare = z.overwrite((typed: string) => typed.normalize('NFKC').replaceAll(/[\s\p{Pd}\p{Cf}]/gu, ''))

const codeField = (pattern: string, issue: IssueCode) =>
  z.string({ error: issue }).check(bare, z.regex(new RegExp(`^(?:${pattern})$`), { error: issue }))

const APP_CODE = `\\d{${FACTOR_CODE_LENGTH}}`
const RECOVERY_CODE = `[A-Za-z0-9]{${RECOVERY_CODE_LENGTH}}`

/** A code of the authenticator app. */
export const appCodeSchema = z.object({ code: codeField(APP_CODE, 'code.invalid') })

export const recoveryCodeSchema = z.object({ code: codeField(RECOVERY_CODE, 'recoveryCode.invalid') })

/** A code of the app or a recovery code. */
export const anyCodeSchema = z.object({ code: codeField(`${APP_CODE}|${RECOVERY_CODE}`, 'code.invalid') })

export type FactorCode = z.output<typeof appCodeSchema>

export const isAppCode = (code: string): boolean => new RegExp(`^${APP_CODE}$`).test(code)
