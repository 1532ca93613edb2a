import type { ReactNode } from 'react'
import { saveFile } from '#src/clients/save-file.ts'
import { Button } from '#src/ui/button.tsx'

type SaveButtonProps = { text: string; file: string; children: ReactNode }

/** Saves a text as a file. */
export const SaveButton = ({ text, file, children }: SaveButtonProps) => (
  <Button kind="ghost" onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), file)}>
    {children}
  </Button>
)
