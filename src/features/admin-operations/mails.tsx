import { Trans } from '@lingui/react/macro'
import type { Operations } from '#contracts/api/operations.ts'
import { DateText } from '#src/account/date-text.tsx'
import { Definition, DefinitionList } from '#src/ui/definition-list.tsx'
import { ListRows } from '#src/ui/list-card.tsx'
import { GivenUpMailRow } from './given-up-mail-row.tsx'

export const Mails = ({ mails }: Pick<Operations, 'mails'>) => (
  <>
    <DefinitionList>
      <Definition term={<Trans>À espera de envio</Trans>}>{mails.waiting}</Definition>
      {mails.oldest_at !== null && (
        <Definition term={<Trans>O mais antigo é de</Trans>}>
          <DateText at={mails.oldest_at} as="moment" />
        </Definition>
      )}
      <Definition term={<Trans>Não enviados nos últimos três dias</Trans>}>{mails.given_up}</Definition>
      <Definition term={<Trans>Voltaram nas últimas 24 horas</Trans>}>{mails.bounced}</Definition>
      <Definition term={<Trans>Contas cujo e-mail não recebe mensagens</Trans>}>{mails.undeliverable}</Definition>
    </DefinitionList>
    {mails.newest.length > 0 && (
      <ListRows>
        {/* One that was queued and given up once more has another number of attempts: its flow begins anew. */}
        {mails.newest.map((mail) => (
          <GivenUpMailRow key={`${mail.id} ${mail.attempts}`} mail={mail} />
        ))}
      </ListRows>
    )}
  </>
)
