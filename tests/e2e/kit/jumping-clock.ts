/**
 * Loaded into a server before its own code: each number it is sent, in milliseconds, makes its clock jump so far ahead.
 * Limits, links and tokens run out as they do in a day's time, and nobody waits for it.
 */
const now = Date.now.bind(Date)
let ahead = 0

class JumpingDate extends Date {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(now() + ahead)
    // All the other ways to make a date are those of the original.
    else super(...(parts as [number]))
  }

  static override now() {
    return now() + ahead
  }
}

globalThis.Date = JumpingDate as DateConstructor
process.on('message', (ms) => {
  ahead += Number(ms)
  process.send?.('jumped')
})
// A server that was asked to stop is not kept by whoever might still send.
process.channel?.unref()
