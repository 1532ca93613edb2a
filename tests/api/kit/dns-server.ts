/** A name server on loopback that answers for TXT records. */
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { Resolver } from 'node:dns/promises'
import { decode, encode } from 'dns-packet'

const NAME_ERROR = 3

/**
 * @param records texts by name, each in its parts; other names do not exist
 * @returns a resolver that asks it
 */
export const startNameServer = async (records: Readonly<Record<string, readonly (readonly string[])[]>>) => {
  const socket = createSocket('udp4')
  socket.on('message', (message, { port, address }) => {
    const { id, questions = [] } = decode(message)
    const name = questions[0]?.name ?? ''
    const found = records[name.toLowerCase()]
    const answer = encode({
      type: 'response',
      id: id ?? 0,
      flags: found === undefined ? NAME_ERROR : 0,
      questions,
      answers: (found ?? []).map((parts) => ({ type: 'TXT', name, ttl: 1, data: [...parts] })),
    })
    socket.send(answer, port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const resolver = new Resolver({ timeout: 500, tries: 1 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  return { resolver, stop: () => new Promise<void>((resolve) => void socket.close(() => resolve())) }
}
