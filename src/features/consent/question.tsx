import { Trans } from '@lingui/react/macro'
import type { EventFromLogic } from 'xstate'
import type { consentMachine } from '#machines/consent/consent.machine.ts'
import { Button } from '#src/ui/button.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import styles from './consent.module.css'

export type Send = (event: EventFromLogic<typeof consentMachine>) => void

/** Three equal ways to answer. */
export const Question = ({ send }: { send: Send }) => (
  <>
    <p>
      <Trans>
        Sem seguir você. O site funciona igual se você recusar. Veja a{' '}
        <PageLink to="privacy">política de privacidade</PageLink>.
      </Trans>
    </p>
    <div className={styles['answers']}>
      <Button kind="ghost" onClick={() => send({ type: 'consent.accept' })}>
        <Trans>Aceitar</Trans>
      </Button>
      <Button kind="ghost" onClick={() => send({ type: 'consent.refuse' })}>
        <Trans>Recusar</Trans>
      </Button>
      <Button kind="ghost" onClick={() => send({ type: 'consent.choose' })}>
        <Trans>Escolher</Trans>
      </Button>
    </div>
  </>
)
