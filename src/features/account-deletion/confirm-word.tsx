import { Trans } from '@lingui/react/macro'
import { TextField } from '#src/ui/text-field.tsx'

/** A confirmation word to type before an irreversible action. A browser that translates the page leaves the word as it is. */
export const ConfirmWord = ({ name, word, typed }: { name: string; word: string; typed: string }) => (
  <TextField
    name={name}
    defaultValue={typed}
    label={
      <Trans>
        Digite <span translate="no">{word}</span> para confirmar
      </Trans>
    }
    autoComplete="off"
    spellCheck={false}
  />
)
