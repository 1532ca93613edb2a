/**
 * A proxy in front of a Postgres server that counts statements and round trips, and makes the line between them as slow as
 * one to another region.
 */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { splitMessages } from './wire-messages.ts'

export type Traffic = {
  /** Statements that the server executed. */
  statements: number
  /**
   * Times that the client waited for the server one after the other: what is sent before an answer arrived, on whichever
   * connection, travels together.
   */
  roundTrips: number
}

/** `Q`: a simple query, `E`: the execution of a prepared one. */
const EXECUTES = new Set(['Q', 'E'])

/** Passes data on after as many milliseconds as `delayOf` says by then, in order. */
const delayed = (delayOf: () => number, pass: (chunk: Buffer) => void) => {
  const queue: Buffer[] = []
  const passOldest = () => {
    const chunk = queue.shift()
    if (chunk !== undefined) pass(chunk)
  }
  return (chunk: Buffer) => {
    const delay = delayOf()
    queue.push(chunk)
    if (delay === 0 && queue.length === 1) passOldest()
    else setTimeout(passOldest, delay)
  }
}

/**
 * @returns the URL of the same database over the proxy, and what has happened since the last `reset`. Counts are those
 *   of one caller at a time, with a delay that is longer than the client needs to send what does not wait for an answer.
 */
export const startWireProxy = async (databaseUrl: string) => {
  let roundTrip = 0
  const oneWay = () => roundTrip / 2
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let counted: Traffic = { statements: 0, roundTrips: 0 }

  const join = (client: Socket) => {
    const server = connect(Number(target.port), target.hostname)
    let sentIn = 0
    const count = splitMessages(true, ({ type }) => {
      if (EXECUTES.has(type)) counted.statements += 1
    })
    const answer = delayed(oneWay, (chunk) => {
      counted.roundTrips = Math.max(counted.roundTrips, sentIn)
      client.write(chunk)
    })
    const forward = delayed(oneWay, (chunk) => server.write(chunk))
    client.on('data', (chunk) => {
      sentIn = counted.roundTrips + 1
      count(chunk)
      forward(chunk)
    })
    server.on('data', answer)
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one)
      one.setNoDelay(true)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  }

  const listener = createServer(join)
  await new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String((listener.address() as AddressInfo).port)
  return {
    url: url.href,
    /** `delay`: milliseconds that a round trip takes from now on. */
    slow: (delay: number) => {
      roundTrip = delay
    },
    reset: () => {
      counted = { statements: 0, roundTrips: 0 }
    },
    traffic: (): Traffic => ({ ...counted }),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => void listener.close(() => resolve()))
    },
  }
}
