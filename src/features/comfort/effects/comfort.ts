import { fromCallback, fromPromise } from 'xstate'
import { type Comfort, comfortMarks, comfortOf } from '#contracts/comfort.ts'
import type { Clients } from '#src/clients/clients.ts'
import { COMFORT_KEY } from '#src/clients/storage-keys.ts'
import { followLine } from '../follow-line.ts'

export const defineRecallComfort = ({ deviceStore }: Clients) =>
  fromPromise<Comfort, undefined>(() => Promise.resolve(comfortOf(deviceStore.getItem(COMFORT_KEY))))

/** The page's starter gives the next page the same marks before its first paint. */
export const defineShowComfort = ({ deviceStore }: Clients) =>
  fromCallback<{ type: 'comfort.show'; comfort: Comfort }, undefined>(({ receive }) => {
    const { dataset } = document.documentElement
    let unfollow: (() => void) | null = null
    receive(({ comfort }) => {
      const marks = comfortMarks(comfort)
      if (marks === '') {
        delete dataset['comfort']
        deviceStore.removeItem(COMFORT_KEY)
      } else {
        dataset['comfort'] = marks
        deviceStore.setItem(COMFORT_KEY, marks)
      }
      unfollow?.()
      unfollow = comfort.focus === 'line' ? followLine() : null
    })
    return () => unfollow?.()
  })
