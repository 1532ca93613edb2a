/** About a thousand of the commonest passwords of six characters and more, which guessing tries first. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const COMMON: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trim()
    .split('\n'),
)

export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase())
