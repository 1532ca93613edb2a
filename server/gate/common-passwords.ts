/** About a thousand of the most common passwords of six characters and more, which attackers try first. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const COMMON: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trim()
    .split('\n'),
)

export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase())
