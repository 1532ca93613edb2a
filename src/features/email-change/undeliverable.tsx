import { Trans } from '@lingui/react/macro'
import { writtenDate } from '#src/account/date-text.tsx'
import { useLanguage } from '#src/page-context/place.ts'
import { Notice } from '#src/ui/notice.tsx'
import { PageLink } from '#src/ui/page-link.tsx'

/** That mails to the address come back, and what to do. Without access to its mailbox a change cannot be confirmed. */
export const Undeliverable = ({ since }: { since: string }) => {
  const day = writtenDate(since, 'day', useLanguage())
  return (
    <Notice tone="warning">
      <Trans>
        Um e-mail que enviamos para este endereço voltou em {day}. Confira se ele está certo e recebe mensagens, ou
        troque-o. Até você abrir um link que enviarmos, os nossos avisos não vão para ele.
      </Trans>{' '}
      <Trans>
        Não tem mais acesso ao e-mail atual? <PageLink to="contact">Escreva para nós</PageLink>.
      </Trans>
    </Notice>
  )
}
