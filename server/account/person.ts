/** Name, address and language of an account's owner, for mails. */
import { DEFAULT_LANGUAGE, type Language, languageOfTag } from '#contracts/languages.ts'
import type { Queries } from '#server/database/database.ts'

export type Person = { email: string; name: string; language: Language }

/** Null if the account is deleted. */
export const personOf = async (queries: Queries, userId: string): Promise<Person | null> => {
  const [user] = await queries.query<{ email: string; name: string; language: string }>(
    'select email, name, language from public.users where id = $1',
    [userId],
  )
  return user === undefined ? null : { ...user, language: languageOfTag(user.language) ?? DEFAULT_LANGUAGE }
}
