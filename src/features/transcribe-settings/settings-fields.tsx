import { useLingui } from '@lingui/react/macro'
import {
  REPLIES,
  RETENTION_CHOICES,
  SUMMARY_LENGTHS,
  type TranscribeChanges,
} from '#contracts/api/service-configurations.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#contracts/languages.ts'
import type { Choices } from '#machines/transcribe-settings/choices.ts'
import { PickField } from '#src/ui/pick-field.tsx'
import { Toggle } from '#src/ui/toggle.tsx'
import styles from './transcribe-settings.module.css'

type SettingsFieldsProps = { draft: Choices; isBusy: boolean; onChange: (changes: TranscribeChanges) => void }

const FOREVER = 'forever'

/** The options, and the stored retention if it is not one of them. */
const daysOf = ({ retention_days: days }: Choices): readonly number[] =>
  days === null || RETENTION_CHOICES.some((choice) => choice === days)
    ? RETENTION_CHOICES
    : [...RETENTION_CHOICES, days]

const AnswerFields = ({ draft, isBusy, onChange }: SettingsFieldsProps) => {
  const { t } = useLingui()
  const languages = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))
  const summaries = { off: t`Sem resumo`, short: t`Curto`, full: t`Completo` }
  const replies = { text: t`Só o texto`, textAndSummary: t`Texto e resumo` }
  return (
    <>
      <PickField
        name="output_language"
        label={t`Idioma da resposta`}
        value={draft.output_language}
        options={[{ value: 'same', label: t`O mesmo do áudio` }, ...languages]}
        busy={isBusy}
        onPick={(value) => onChange({ output_language: value })}
      />
      <PickField
        name="summary"
        label={t`Resumo`}
        value={draft.summary}
        options={SUMMARY_LENGTHS.map((value) => ({ value, label: summaries[value] }))}
        busy={isBusy}
        onPick={(value) => onChange({ summary: value })}
      />
      <PickField
        name="reply"
        label={t`O que vem na resposta`}
        value={draft.reply}
        options={REPLIES.map((value) => ({ value, label: replies[value] }))}
        busy={isBusy}
        onPick={(value) => onChange({ reply: value })}
      />
    </>
  )
}

const Switches = ({ draft, isBusy, onChange }: SettingsFieldsProps) => {
  const { t } = useLingui()
  return (
    <>
      <Toggle
        name="extract_details"
        label={t`Destacar compromissos`}
        hint={t`Encontro, dia, hora e lugar, quando o áudio menciona.`}
        isOn={draft.extract_details}
        busy={isBusy}
        onChange={(isOn) => onChange({ extract_details: isOn })}
      />
      <Toggle
        name="in_groups"
        label={t`Responder também em grupos`}
        hint={t`Todo o grupo lê a resposta.`}
        isOn={draft.in_groups}
        busy={isBusy}
        onChange={(isOn) => onChange({ in_groups: isOn })}
      />
      <Toggle
        name="is_paused"
        label={t`Pausar o Transcribe`}
        hint={t`Nada é transcrito até você retomar.`}
        isOn={draft.is_paused}
        busy={isBusy}
        onChange={(isOn) => onChange({ is_paused: isOn })}
      />
    </>
  )
}

/** Apart from the others: a shorter time removes what is there already. */
const KeepingField = ({ draft, isBusy, onChange }: SettingsFieldsProps) => {
  const { t } = useLingui()
  const keep = (days: number) => ({
    value: String(days),
    label: days === 1 ? t`1 dia` : t`${days} dias`,
  })
  const pickDays = (value: string) => {
    const days = RETENTION_CHOICES.find((choice) => String(choice) === value)
    if (days !== undefined || value === FOREVER) onChange({ retention_days: days ?? null })
  }
  return (
    <div className={styles['keeping']}>
      <PickField
        name="retention_days"
        label={t`Guardar as transcrições por`}
        hint={t`Vale para as novas e para as que você já tem. Se o novo tempo apagar alguma, dizemos quantas antes de salvar.`}
        value={draft.retention_days === null ? FOREVER : String(draft.retention_days)}
        options={[...daysOf(draft).map(keep), { value: FOREVER, label: t`Até eu excluir` }]}
        busy={isBusy}
        onPick={pickDays}
      />
    </div>
  )
}

export const SettingsFields = (props: SettingsFieldsProps) => (
  <div className={styles['part']}>
    <AnswerFields {...props} />
    <Switches {...props} />
    <KeepingField {...props} />
  </div>
)
