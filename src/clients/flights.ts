/** Requests on their way, by what they ask: whoever asks the same meanwhile waits for the same answer. */
type Flight = { answer: Promise<unknown>; readers: number; controller: AbortController }

export const createFlights = () => {
  const flights = new Map<string, Flight>()

  const drop = (asked: string, flight: Flight) => {
    if (flights.get(asked) === flight) flights.delete(asked)
  }

  const begin = (asked: string, read: (signal: AbortSignal) => Promise<unknown>): Flight => {
    const controller = new AbortController()
    const answer = read(controller.signal).finally(() => drop(asked, flight))
    const flight = { answer, readers: 0, controller }
    flights.set(asked, flight)
    return flight
  }

  return {
    /** The request is aborted when the last of its readers has left. */
    join: async <Data>(
      asked: string,
      signal: AbortSignal,
      read: (signal: AbortSignal) => Promise<Data>,
    ): Promise<Data> => {
      const flight = flights.get(asked) ?? begin(asked, read)
      flight.readers += 1
      const leave = () => {
        flight.readers -= 1
        if (flight.readers > 0) return
        drop(asked, flight)
        flight.controller.abort()
      }
      signal.addEventListener('abort', leave, { once: true })
      return flight.answer as Promise<Data>
    },

    /** Whoever asks from now on asks anew. */
    forget: (): void => flights.clear(),
  }
}
