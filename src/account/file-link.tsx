import type { ReactNode } from 'react'
import { type ButtonKind, buttonClass } from '#src/ui/button.tsx'

type FileLinkProps = {
  kind: 'text/plain' | 'text/markdown' | 'text/calendar' | 'text/csv'
  text: string
  name: string
  button?: ButtonKind
  children: ReactNode
}

/** Saves a text as a file. The `data:` URL is downloaded without a request, so the text never leaves the device. */
export const FileLink = ({ kind, text, name, button = 'ghost', children }: FileLinkProps) => (
  <a className={buttonClass(button)} href={`data:${kind};charset=utf-8,${encodeURIComponent(text)}`} download={name}>
    {children}
  </a>
)
