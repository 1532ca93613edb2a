import { PASSWORD_MIN_LENGTH } from '#contracts/limits.ts'

const GOOD_LENGTH = 12
const VARIED = 4

/** Advice, not validation: mostly by length; few distinct characters or a common prefix are guessable. */
export const strengthOf = (password: string): 'unknown' | 'guessable' | 'fair' | 'good' => {
  const characters = Array.from(password)
  if (characters.length < PASSWORD_MIN_LENGTH) return 'unknown'
  if (new Set(characters).size < VARIED || /^(?:0?1?2345|qwert|senha|password|abcd)/iu.test(password))
    return 'guessable'
  return characters.length < GOOD_LENGTH ? 'fair' : 'good'
}
