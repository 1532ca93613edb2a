/**
 * Reports the flows of this tab to the flows page in another tab, by BroadcastChannel: nothing leaves the browser.
 * Loaded by the development server only.
 */
import { flowHost } from '#src/flow-runtime/flow-host.ts'
import { CHANNEL, type CoveredTransitions, type FromPage, type FromTab } from './protocol.ts'
import { createRecord } from './record.ts'

/** Session storage key of the covered transitions, so that they survive a reload. */
const COVERED_KEY = 'prosa.dev.covered'

const storedCoverage = (): CoveredTransitions =>
  JSON.parse(sessionStorage.getItem(COVERED_KEY) ?? '{}') as CoveredTransitions

export const observeFlows = (): void => {
  const channel = new BroadcastChannel(CHANNEL)
  const record = createRecord(storedCoverage())
  const tab = crypto.randomUUID()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  const post = (message: FromTab) => channel.postMessage(message)
  let isDue = false

  const report = () => {
    isDue = false
    const recorded = record.report()
    sessionStorage.setItem(COVERED_KEY, JSON.stringify(recorded.covered))
    post({ type: 'report', report: { tab, title: document.title, path: location.pathname, ...recorded } })
  }
  /** Batches the reports of one task into a microtask. */
  const reportSoon = () => {
    if (!isDue) queueMicrotask(report)
    isDue = true
  }

  flowHost.options.inspect = (inspection) => {
    if (record.note(inspection)) reportSoon()
  }
  channel.addEventListener('message', ({ data }: MessageEvent<FromPage | FromTab>) => {
    if (data.type === 'hello') report()
    else if (data.type === 'send' && data.tab === tab) record.send(data.ref, data.event)
    else if (data.type === 'forget' && data.tab === tab) {
      record.forget()
      report()
    }
  })
  addEventListener('pagehide', () => post({ type: 'gone', tab }))
  addEventListener('pageshow', report)
}
