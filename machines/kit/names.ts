/** States, contexts and events as short readable text. */
import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate'

/** `signedIn.(profile.ready, passwordReset.none)` */
export const valueText = (value: StateValue): string => {
  if (typeof value === 'string') return value
  const parts = Object.entries(value).map(([key, inner]) =>
    inner === undefined || (typeof inner === 'object' && Object.keys(inner).length === 0)
      ? key
      : `${key}.${valueText(inner)}`,
  )
  return parts.length === 1 ? parts.join('') : `(${parts.join(', ')})`
}

const isPlain = (text: string) => /^[^\s"{}[\],:][^"{}[\],\n]*$/.test(text) && !/^(null|true|false|\d+)$/.test(text)

export const dataText = (data: unknown): string => {
  if (typeof data === 'string') return isPlain(data) ? data : JSON.stringify(data)
  if (Array.isArray(data)) return `[${data.map(dataText).join(', ')}]`
  if (typeof data === 'object' && data !== null) {
    const entries = Object.entries(data).filter(([, value]) => value !== undefined)
    return `{${entries.map(([key, value]) => `${key}: ${dataText(value)}`).join(', ')}}`
  }
  return JSON.stringify(data) ?? 'nothing'
}

const isEmpty = (value: unknown) =>
  value === null || value === false || (typeof value === 'object' && Object.keys(value).length === 0)

/** The state, and the non-empty part of its context: `editing {failure: {code: network.timeout}}`. */
export const snapshotText = ({ value, context }: AnyMachineSnapshot): string => {
  const memory = Object.entries(context as object).filter(([, kept]) => !isEmpty(kept))
  const kept = memory.length === 0 ? '' : ` ${dataText(Object.fromEntries(memory))}`
  return `${valueText(value as StateValue)}${kept}`
}

export const eventText = ({ type, ...payload }: AnyEventObject): string =>
  Object.keys(payload).length === 0 ? type : `${type} ${dataText(payload)}`
