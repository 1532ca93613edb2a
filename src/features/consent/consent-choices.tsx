import { Trans } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { Button } from '#src/ui/button.tsx'
import styles from './consent.module.css'
import type { Send } from './question.tsx'

/** A checkbox for each purpose; the strictly necessary one cannot be unchecked. */
export const ConsentChoices = ({ isAllowed, send }: { isAllowed: boolean; send: Send }) => {
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ type: 'choice.save', statistics: new FormData(event.currentTarget).has('statistics') })
  }
  return (
    <form className={styles['choices']} onSubmit={save}>
      <label>
        <input type="checkbox" checked disabled readOnly />
        <Trans>Necessários: sessão, idioma, cores e rascunhos. Sempre ativos.</Trans>
      </label>
      <label>
        <input type="checkbox" name="statistics" defaultChecked={isAllowed} />
        <Trans>Estatísticas: que partes do site são visitadas, e em que idioma.</Trans>
      </label>
      <div className={styles['answers']}>
        <Button kind="ghost" type="submit">
          <Trans>Salvar escolha</Trans>
        </Button>
        <Button kind="ghost" onClick={() => send({ type: 'choice.cancel' })}>
          <Trans>Voltar</Trans>
        </Button>
      </div>
    </form>
  )
}
