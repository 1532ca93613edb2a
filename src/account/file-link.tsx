import type { ReactNode } from 'react'
import { buttonClass } from '#src/ui/button.tsx'

type FileLinkProps = {
  kind: 'text/plain' | 'text/markdown' | 'text/calendar' | 'text/csv'
  text: string
  name: string
  children: ReactNode
}

/** Saves a text as a file. The `data:` URL is downloaded without a request, so the text never leaves the device. */
export const FileLink = ({ kind, text, name, children }: FileLinkProps) => (
  <a className={buttonClass('ghost')} href={`data:${kind};charset=utf-8,${encodeURIComponent(text)}`} download={name}>
    {children}
  </a>
)
