/** Deduplicates requests in flight by key: concurrent readers share one request. */
type Flight = { answer: Promise<unknown>; readers: number; controller: AbortController }

export const createInFlightRequests = () => {
  const flights = new Map<string, Flight>()

  const drop = (key: string, flight: Flight) => {
    if (flights.get(key) === flight) flights.delete(key)
  }

  const begin = (key: string, read: (signal: AbortSignal) => Promise<unknown>): Flight => {
    const controller = new AbortController()
    const answer = read(controller.signal).finally(() => drop(key, flight))
    const flight = { answer, readers: 0, controller }
    flights.set(key, flight)
    return flight
  }

  return {
    /** Joins the request in flight or starts it. It is aborted when the signals of all its readers are. */
    join: async <Data>(
      key: string,
      signal: AbortSignal,
      read: (signal: AbortSignal) => Promise<Data>,
    ): Promise<Data> => {
      // An aborted signal dispatches no further event, so its reader would never be removed.
      signal.throwIfAborted()
      const flight = flights.get(key) ?? begin(key, read)
      flight.readers += 1
      const leave = () => {
        flight.readers -= 1
        if (flight.readers > 0) return
        drop(key, flight)
        flight.controller.abort()
      }
      signal.addEventListener('abort', leave, { once: true })
      return flight.answer as Promise<Data>
    },

    /** Later readers start a new request; present ones still get the old answer. */
    clear: (): void => flights.clear(),
  }
}
