import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import type { WaitlistSection } from './waitlist-section.ts'

export const EntryRemoved = ({ flow }: WaitlistSection) => (
  <>
    <p>
      <Trans>Apagamos o seu e-mail. Se mudar de ideia, é só entrar na lista de novo.</Trans>
    </p>
    <Button kind="ghost" onClick={() => flow.send({ type: 'form.again' })}>
      <Trans>Entrar na lista de novo</Trans>
    </Button>
  </>
)
