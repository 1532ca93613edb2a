/** Schemas of fields that several forms share. Every message is an issue code. */
import './jitless.ts'
import * as z from 'zod/mini'
import { isPhone, normalizePhone, plainPhone } from '../br/phone.ts'
import {
  EMAIL_CODE_LENGTH,
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  PASSWORD_MAX_BYTES,
  PASSWORD_MIN_LENGTH,
  PHONE_MAX_LENGTH,
} from '../limits.ts'
import type { IssueCode } from './issues.ts'
import { NAME_CHARACTERS, NAME_LETTER } from './names.ts'

const text = (code: IssueCode) => z.string({ error: code })
const is = (code: IssueCode) => ({ error: code })

/** What is pasted with a text unseen: marks of the direction, of no width, and of a possible line break. */
const UNSEEN = /[\p{Bidi_C}\xad\u200b\u2060\ufeff]/gu
const without = (unseen: RegExp) => z.overwrite((value: string) => value.replaceAll(unseen, '').trim())

const nameLength = [
  without(UNSEEN),
  z.minLength(1, is('name.required')),
  z.minLength(NAME_MIN_LENGTH, is('name.tooShort')),
  z.maxLength(NAME_MAX_LENGTH, is('name.tooLong')),
] as const

/** The name of an account. */
export const nameField = text('name.required').check(
  ...nameLength,
  z.regex(NAME_CHARACTERS, is('name.characters')),
  z.regex(NAME_LETTER, is('name.required')),
)

/** Any single line: the name under a message, or a name that was written elsewhere. */
export const namedLineField = text('name.required').check(
  ...nameLength,
  // Line breaks allow mail header injection.
  z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, is('name.required')),
  z.regex(/[^\s\p{Default_Ignorable_Code_Point}\u2800]/u, is('name.required')),
)

/**
 * Accents in one form, and the domain as mail is sent to it: an address has one spelling, which accounts and limits are
 * counted by.
 */
const inOneSpelling = (typed: string): string => {
  const email = typed.normalize()
  const [, mailbox = '', domain = ''] = /^(.*@)([\p{L}\p{M}\p{N}_.-]+)$/u.exec(email) ?? []
  try {
    return mailbox + new URL(`http://${domain}`).hostname
  } catch {
    return email
  }
}

/** Without the characters that separate, quote or comment addresses in a list of several. */
const MAILBOX = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]+@([a-z\d_-]+\.)+(?!\d+$)[a-z\d_-]+$/u

export const emailField = text('email.required').check(
  // Addresses that look alike are the same: nothing in them is invisible.
  without(/\p{Default_Ignorable_Code_Point}/gu),
  z.toLowerCase(),
  z.overwrite(inOneSpelling),
  z.minLength(1, is('email.required')),
  z.maxLength(EMAIL_MAX_LENGTH, is('email.invalid')),
  z.regex(MAILBOX, is('email.invalid')),
)

const hiddenField = () => z.optional(z.string().check(z.maxLength(200)))

/** Schema of the hidden field `HONEYPOT_NAME`. */
export const honeypotField = hiddenField()

/**
 * Schema of `website`, the honeypot of the previous release, which browsers filled in: accepted without effect, as open
 * pages of that release send it. To be removed with the next one.
 */
export const formerHoneypotField = hiddenField()

const byteLength = (value: string) => new TextEncoder().encode(value).length

export const newPasswordField = text('password.required').check(
  z.minLength(PASSWORD_MIN_LENGTH, is('password.tooShort')),
  z.refine((value) => byteLength(value) <= PASSWORD_MAX_BYTES, is('password.tooLong')),
)

const phoneText = z.string({ error: 'phone.invalid' satisfies IssueCode }).check(
  z.overwrite(plainPhone),
  z.maxLength(PHONE_MAX_LENGTH, is('phone.invalid')),
  z.refine((value) => value === '' || isPhone(value), is('phone.invalid')),
)

/** Empty stays empty; anything else must be a phone number and is normalised for storage (FIELD-10). */
export const writtenPhoneField = z.pipe(phoneText, z.transform(normalizePhone))

/** The same, empty if the form has no such field. */
export const phoneField = z.pipe(z._default(phoneText, ''), z.transform(normalizePhone))

export const emailCodeField = text('code.invalid').check(
  z.trim(),
  z.regex(new RegExp(`^\\d{${EMAIL_CODE_LENGTH}}$`), is('code.invalid')),
)

/** Both passwords are equal. Checked together with other rules, once both fields are present. */
export const passwordsMatch = <Name extends string>(name: Name) =>
  z.refine<Record<Name | 'confirmPassword', string>>((value) => value[name] === value.confirmPassword, {
    error: 'password.mismatch' satisfies IssueCode,
    path: ['confirmPassword'],
    when: ({ value }) => {
      const both = value as Partial<Record<string, unknown>> | null
      return typeof both?.[name] === 'string' && typeof both['confirmPassword'] === 'string'
    },
  })
