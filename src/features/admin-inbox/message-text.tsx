import { Trans } from '@lingui/react/macro'
import type { InboxMessage } from '#contracts/api/admin.ts'
import { EmailAddress } from '#src/ui/email-address.tsx'
import { Definition, DefinitionList } from '#src/ui/definition-list.tsx'
import styles from './admin-inbox.module.css'
import { tagOfMessage } from './message-language.ts'

/** The message, marked with the language of its sender. */
export const MessageText = ({ message }: { message: InboxMessage }) => (
  <>
    <DefinitionList>
      <Definition term={<Trans>E-mail</Trans>}>
        <EmailAddress>{message.email}</EmailAddress>
      </Definition>
      {message.company !== null && <Definition term={<Trans>Empresa</Trans>}>{message.company}</Definition>}
    </DefinitionList>
    <p className={styles['text']} lang={tagOfMessage(message)}>
      {message.message}
    </p>
  </>
)
