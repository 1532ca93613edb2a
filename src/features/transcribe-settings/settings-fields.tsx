import { useLingui } from '@lingui/react/macro'
import { REPLIES, SUMMARY_LENGTHS } from '#contracts/api/service-configurations.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#contracts/languages.ts'
import type { Changes, Choices } from '#machines/transcribe-settings/choices.ts'
import { ControlledSelect } from '#src/ui/controlled-select.tsx'
import { Toggle } from '#src/ui/toggle.tsx'
import styles from './transcribe-settings.module.css'

type SettingsFieldsProps = { draft: Choices; isBusy: boolean; onChange: (changes: Changes) => void }

const AnswerFields = ({ draft, isBusy, onChange }: SettingsFieldsProps) => {
  const { t } = useLingui()
  const languages = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))
  const summaries = { off: t`Sem resumo`, short: t`Curto`, full: t`Completo` }
  const replies = { text: t`Só o texto`, textAndSummary: t`Texto e resumo` }
  return (
    <>
      <ControlledSelect
        name="output_language"
        label={t`Idioma da resposta`}
        value={draft.output_language}
        options={[{ value: 'same', label: t`O mesmo do áudio` }, ...languages]}
        busy={isBusy}
        onPick={(value) => onChange({ output_language: value })}
      />
      <ControlledSelect
        name="summary"
        label={t`Resumo`}
        value={draft.summary}
        options={SUMMARY_LENGTHS.map((value) => ({ value, label: summaries[value] }))}
        busy={isBusy}
        onPick={(value) => onChange({ summary: value })}
      />
      <ControlledSelect
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
        hint={t`O que é, o dia, a hora e o lugar, quando o áudio menciona.`}
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

export const SettingsFields = (props: SettingsFieldsProps) => (
  <div className={styles['part']}>
    <AnswerFields {...props} />
    <Switches {...props} />
  </div>
)
