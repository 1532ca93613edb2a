import { Trans } from '@lingui/react/macro'
import type { InboxMessage } from '#contracts/api/admin.ts'
import { isLanguage, LANGUAGE_TAGS } from '#contracts/languages.ts'
import { Definition, DefinitionList } from '#src/ui/definition-list.tsx'
import styles from './admin-inbox.module.css'

/** The message, marked with the language of its sender. */
export const MessageText = ({ message: { email, company, message, language } }: { message: InboxMessage }) => (
  <>
    <DefinitionList>
      <Definition term={<Trans>E-mail</Trans>}>{email}</Definition>
      {company !== null && <Definition term={<Trans>Empresa</Trans>}>{company}</Definition>}
    </DefinitionList>
    <p className={styles['text']} lang={isLanguage(language) ? LANGUAGE_TAGS[language] : undefined}>
      {message}
    </p>
  </>
)
