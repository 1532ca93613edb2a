import { Trans } from '@lingui/react/macro'
import { writtenDate } from '#src/account/date-text.tsx'
import { useLanguage } from '#src/page-context/place.ts'
import { Notice } from '#src/ui/notice.tsx'
import { PageLink } from '#src/ui/page-link.tsx'

/** That mails to the address bounce, and what to do. Without access to its mailbox a change cannot be confirmed. */
export const Undeliverable = ({ since }: { since: string }) => {
  const day = writtenDate(since, 'day', useLanguage())
  return (
    <Notice tone="warning">
      <Trans>
        Um e-mail para este endereço voltou em {day}. Confira se ele recebe mensagens ou troque-o. Só voltamos a enviar
        avisos para ele depois que você abrir um link nosso.
      </Trans>{' '}
      <Trans>
        Sem acesso a ele? <PageLink to="contact">Escreva para nós</PageLink>.
      </Trans>
    </Notice>
  )
}
