/**
 * Preloaded into a server: each number sent to the process, in milliseconds, moves its clock ahead. So limits, links
 * and tokens expire without waiting.
 */
const now = Date.now.bind(Date)
let ahead = 0

class JumpingDate extends Date {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(now() + ahead)
    // All other constructor arguments work as in `Date`.
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
// The open IPC channel must not keep a stopping server alive.
process.channel?.unref()
