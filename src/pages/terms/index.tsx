import { Trans } from '@lingui/react/macro'
import { TERMS_VERSION } from '#contracts/limits.ts'
import { Document } from '#src/ui/document.tsx'
import { LongDate } from '#src/ui/long-date.tsx'
import { CLAUSES } from './clauses.ts'

export default function TermsPage() {
  return (
    <Document
      title={<Trans>Termos de uso</Trans>}
      lead={
        <Trans>
          As regras entre você e a gente. Ao criar uma conta, a versão que você aceitou fica registrada com a data e a
          hora.
        </Trans>
      }
      updated={
        <Trans>
          Última atualização: <LongDate day={TERMS_VERSION} />
        </Trans>
      }
      clauses={CLAUSES}
    />
  )
}
