import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'

type SentProps = { reference: string | null; hours: number; children: ReactNode }

export const Sent = ({ reference, hours, children }: SentProps) => (
  <>
    <FocusedHeading>
      <Trans>Mensagem enviada</Trans>
    </FocusedHeading>
    <p>
      <Trans>Respondemos em até {hours} horas, em dias úteis, por e-mail.</Trans>
    </p>
    <p>
      <Trans>
        Referência: <strong>{reference}</strong>
      </Trans>
    </p>
    {children}
  </>
)
