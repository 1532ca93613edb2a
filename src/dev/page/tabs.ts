/** The tabs of this browser that run the site, as they report themselves. */
import { useSyncExternalStore } from 'react'
import type { AnyEventObject } from 'xstate'
import { CHANNEL, type FromPage, type FromTab, type TabReport } from '../protocol.ts'

const channel = new BroadcastChannel(CHANNEL)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
const post = (message: FromPage) => channel.postMessage(message)

/** The one that reported last comes first. */
let tabs: readonly TabReport[] = []
const listeners = new Set<() => void>()

const without = (id: string) => tabs.filter(({ tab }) => tab !== id)

channel.addEventListener('message', ({ data }: MessageEvent<FromTab | FromPage>) => {
  if (data.type === 'report') tabs = [data.report, ...without(data.report.tab)]
  else if (data.type === 'gone') tabs = without(data.tab)
  else return
  for (const listener of listeners) listener()
})
post({ type: 'hello' })

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useTabs = (): readonly TabReport[] => useSyncExternalStore(subscribe, () => tabs)

export const sendTo = ({ tab }: TabReport, ref: string, event: AnyEventObject): void =>
  post({ type: 'send', tab, ref, event })

export const forgetCoverage = ({ tab }: TabReport): void => post({ type: 'forget', tab })
