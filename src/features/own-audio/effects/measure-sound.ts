import { fromCallback } from 'xstate'
import type { Samples } from '../decode-sound.ts'
import { measureSamples } from '../measure-samples.ts'

type Command = { type: 'sound.measure'; content: Blob } | { type: 'sound.discard' }

/** Percent after decoding, which reports no progress of its own. */
const DECODING = 30

/** Yields to the event loop, so that the page can render. */
const yieldToEventLoop = () => new Promise<void>((resolve) => setTimeout(resolve))

/** `decode` runs in the browser: nothing is uploaded. */
export const defineMeasureSound = (decode: (bytes: ArrayBuffer) => Promise<Samples>) =>
  fromCallback<Command, undefined>(({ receive, sendBack }) => {
    let running: AbortController | null = null

    const measure = async (content: Blob, { signal }: AbortController) => {
      const reportProgress = (percent: number) => {
        signal.throwIfAborted()
        sendBack({ type: 'sound.progress', percent: Math.round(percent) })
      }
      await yieldToEventLoop()
      const bytes = await content.arrayBuffer()
      reportProgress(DECODING / 2)
      const samples = await decode(bytes)
      reportProgress(DECODING)
      const found = await measureSamples(samples, yieldToEventLoop, (part) =>
        reportProgress(DECODING + part * (100 - DECODING)),
      )
      signal.throwIfAborted()
      sendBack({ type: 'sound.measured', measure: found })
    }

    const stop = () => running?.abort()
    receive((event) => {
      stop()
      if (event.type === 'sound.discard') return
      const own = new AbortController()
      running = own
      measure(event.content, own).catch(() => {
        if (!own.signal.aborted) sendBack({ type: 'sound.unreadable' })
      })
    })
    return stop
  })
