import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'

type CodeLabelProps = { labels: Readonly<Record<string, MessageDescriptor>>; code: string; id?: string }

/** The label of a code. A code that only a newer server has, during a deployment, is shown as it is. */
export const CodeLabel = ({ labels, code, id }: CodeLabelProps) => {
  const { i18n } = useLingui()
  const label = Object.hasOwn(labels, code) ? labels[code] : undefined
  return label === undefined ? <code id={id}>{code}</code> : <span id={id}>{i18n._(label)}</span>
}
