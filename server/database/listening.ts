/**
 * Notifications of a Postgres server, on a connection that is opened again when it is lost. The driver's own `listen` queues
 * one more statement with each attempt, and waits for up to twenty seconds between two.
 */
import type { PostgresConnection } from '@supabase/lite/postgres'
import type { Database } from './database.ts'

type Driver = Pick<PostgresConnection['driver'], 'unsafe' | 'end'>

/** Options of the driver for its only connection. */
type Events = { onclose: () => void; onnotify: (channel: string, payload: string) => void }

type Listener = { channel: string } & Parameters<Database['listen']>[1]

/** Milliseconds between two attempts to connect. */
const RETRY_AFTER = 500

const startListening = async (driver: Driver, listeners: readonly Listener[]) => {
  await driver.unsafe(listeners.map(({ channel }) => `listen "${channel}"`).join('; '))
  for (const { onGap } of listeners) onGap()
}

/** `listen` rejects if the first attempt fails; others follow all the same. */
export const createListening = (connect: (events: Events) => Driver) => {
  const listeners: Listener[] = []
  let current: { driver: Driver; opening: Promise<void> } | null = null
  let retry: NodeJS.Timeout | undefined

  const open = () => {
    const driver = connect({
      onclose: () => lose(driver),
      onnotify: (channel, payload) => {
        for (const listener of listeners) if (listener.channel === channel) listener.onNotification(payload)
      },
    })
    const opening = startListening(driver, [...listeners])
    current = { driver, opening }
    opening.catch(() => lose(driver))
    return opening
  }
  const lose = (driver: Driver) => {
    if (current?.driver !== driver) return
    current = null
    void driver.end({ timeout: 0 }).catch(() => undefined)
    retry = setTimeout(() => void open().catch(() => undefined), RETRY_AFTER).unref()
  }
  const listen: Database['listen'] = async (channel, listener) => {
    const own = { channel, ...listener }
    listeners.push(own)
    if (current !== null) {
      const { driver, opening } = current
      await opening
      await startListening(driver, [own])
    } else if (retry === undefined) await open()
  }
  const close = async () => {
    clearTimeout(retry)
    const last = current
    current = null
    await last?.driver.end({ timeout: 0 })
  }
  return { listen, close }
}
