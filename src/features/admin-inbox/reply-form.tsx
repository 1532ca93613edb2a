import { Trans, useLingui } from '@lingui/react/macro'
import type { InboxMessage } from '#contracts/api/admin.ts'
import { replyFormSchema } from '#contracts/forms/contact.ts'
import { checkOf } from '#contracts/forms/field-issues.ts'
import type { FieldIssues, FormValues } from '#contracts/forms/issues.ts'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_NAMES } from '#contracts/languages.ts'
import { MESSAGE_MAX_LENGTH } from '#contracts/limits.ts'
import { addParagraph } from '#src/lib/form-values.ts'
import { Button } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { PREPARED_REPLIES } from './prepared-replies.ts'
import styles from './admin-inbox.module.css'

type ReplyFormProps = {
  message: InboxMessage
  busy: boolean
  issues: FieldIssues
  /** Key of the draft, which is kept when the message is closed. */
  draft?: string
  onSend: (values: FormValues) => void
}

const check = checkOf(replyFormSchema)

/** The reply field of the form that a button is in. */
const fieldOf = ({ form }: HTMLButtonElement) => form?.querySelector<HTMLTextAreaElement>('textarea[name=answer]')

export const ReplyForm = ({ message, busy, issues, draft, onSend }: ReplyFormProps) => {
  const { t, i18n } = useLingui()
  const language = isLanguage(message.language) ? message.language : DEFAULT_LANGUAGE
  const languageName = LANGUAGE_NAMES[language]
  const { name, email } = message
  return (
    <Form
      label={t`Resposta a ${name}`}
      busy={busy}
      issues={issues}
      check={check}
      {...(draft !== undefined && { draft })}
      onSubmit={onSend}
    >
      <fieldset className={styles['prepared']}>
        <legend>
          <Trans>Respostas prontas</Trans>
        </legend>
        {PREPARED_REPLIES.map(({ key, name: label, text }) => (
          <Button
            key={key}
            kind="ghost"
            busy={busy}
            onClick={(button) => {
              const field = fieldOf(button)
              if (field) addParagraph(field, text[language])
            }}
          >
            {i18n._(label)}
          </Button>
        ))}
      </fieldset>
      <TextArea
        name="answer"
        label={t`Resposta`}
        hint={t`Vai por e-mail para ${email}, depois da saudação. O idioma da mensagem: ${languageName}. Até ${MESSAGE_MAX_LENGTH} caracteres.`}
      />
      <div>
        <Button kind="primary" type="submit" busy={busy}>
          <Trans>Enviar resposta</Trans>
        </Button>
      </div>
    </Form>
  )
}
