import { useLingui } from '@lingui/react/macro'
import { TextField } from '#src/ui/text-field.tsx'

/** A confirmation word to type before an irreversible action. */
export const ConfirmWord = ({ name, word }: { name: string; word: string }) => {
  const { t } = useLingui()
  return <TextField name={name} label={t`Digite ${word} para confirmar`} autoComplete="off" spellCheck={false} />
}
