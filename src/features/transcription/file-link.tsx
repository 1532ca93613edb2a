import type { ReactNode } from 'react'
import { fileAddress } from '#src/account/file-address.ts'
import { buttonClass } from '#src/ui/button.tsx'

type FileLinkProps = { kind: Parameters<typeof fileAddress>[0]; text: string; name: string; children: ReactNode }

/** Saves a text as a file. */
export const FileLink = ({ kind, text, name, children }: FileLinkProps) => (
  <a className={buttonClass('ghost')} href={fileAddress(kind, text)} download={name}>
    {children}
  </a>
)
