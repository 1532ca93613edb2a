import { PASSWORD_MIN_LENGTH } from '#contracts/limits.ts'

const GOOD_LENGTH = 12
const VARIED = 4

/** Advice and no rule: length helps most, a handful of different characters is the least. */
export const strengthOf = (password: string): 'unknown' | 'guessable' | 'fair' | 'good' => {
  const characters = Array.from(password)
  if (characters.length < PASSWORD_MIN_LENGTH) return 'unknown'
  if (new Set(characters).size < VARIED || /^(?:0?1?2345|qwert|senha|password|abcd)/iu.test(password))
    return 'guessable'
  return characters.length < GOOD_LENGTH ? 'fair' : 'good'
}
