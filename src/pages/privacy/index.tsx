import { Trans } from '@lingui/react/macro'
import { TERMS_VERSION } from '#contracts/limits.ts'
import { Document } from '#src/ui/document.tsx'
import { LongDate } from '#src/ui/long-date.tsx'
import { CLAUSES } from './clauses.ts'

export default function PrivacyPage() {
  return (
    <Document
      title={<Trans>Política de privacidade</Trans>}
      lead={<Trans>O que fazemos com os seus dados: quais, para quê, por quanto tempo e com quem.</Trans>}
      updated={
        <Trans>
          Última atualização: <LongDate day={TERMS_VERSION} />
        </Trans>
      }
      clauses={CLAUSES}
    />
  )
}
