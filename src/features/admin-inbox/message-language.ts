import type { InboxMessage } from '#contracts/api/admin.ts'
import { isLanguage, LANGUAGE_TAGS } from '#contracts/languages.ts'

/** For `lang` of the message and of its reply. */
export const tagOfMessage = ({ language }: InboxMessage): string | undefined =>
  isLanguage(language) ? LANGUAGE_TAGS[language] : undefined
