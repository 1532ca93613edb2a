import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'

type NameTextProps = { names: Readonly<Record<string, MessageDescriptor>>; name: string; id?: string }

/** A name in words. One that only a newer server knows, during a deployment, is shown as it is. */
export const NameText = ({ names, name, id }: NameTextProps) => {
  const { i18n } = useLingui()
  const words = Object.hasOwn(names, name) ? names[name] : undefined
  return words === undefined ? <code id={id}>{name}</code> : <span id={id}>{i18n._(words)}</span>
}
