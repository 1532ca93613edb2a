import { useLingui } from '@lingui/react/macro'
import { TextField } from '#src/ui/text-field.tsx'

/** A word that has to be written by hand before something that cannot be undone. */
export const ConfirmWord = ({ name, word }: { name: string; word: string }) => {
  const { t } = useLingui()
  return <TextField name={name} label={t`Digite ${word} para confirmar`} autoComplete="off" spellCheck={false} />
}
