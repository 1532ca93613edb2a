/** One page of the built product on which tours are played one after the other: no backend behind it, and a clock that stands still. */
import type { Page } from '@playwright/test'
import type { Language } from '#contracts/languages.ts'
import { pathOf } from '#contracts/routes.ts'
import { waitUntilLive } from '../../kit/visitor.ts'
import { type Say, wordsIn } from '../../kit/words.ts'
import { holdRequests, type HeldRequests } from './held-requests.ts'
import type { Arrival } from './wire.ts'

export type Stage = {
  page: Page
  language: Language
  say: Say
  requests: HeldRequests
  /** Comes to a page as if never here before. */
  arrive: (arrival: Arrival) => Promise<void>
  /** Puts something into the storage of the device. */
  keep: (device: Readonly<Record<string, unknown>>) => Promise<void>
  /** Lets time pass. Milliseconds. */
  elapse: (ms: number) => Promise<void>
}

/** An address of the site's own that shows nothing: storage and history are set up there. */
const WINGS = '/__wings__'
/** Long enough for whatever a page does as soon as it is idle; no flow waits for so little. */
const MOMENT = 100

type SetUp = { path: string; carry: object | null; device: Record<string, string>; tab: Record<string, string> }

const setUp = ({ path, carry, device, tab }: SetUp) => {
  localStorage.clear()
  sessionStorage.clear()
  for (const [key, value] of Object.entries(device)) localStorage.setItem(key, value)
  for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value)
  history.replaceState(carry, '', path)
}

const texts = (values: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]))

export const setStage = async (page: Page, language: Language): Promise<Stage> => {
  const requests = await holdRequests(page)
  await page.route(`**${WINGS}`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  const keep = (device: Record<string, string>) =>
    page.evaluate(
      (values) => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value)),
      device,
    )
  return {
    page,
    language,
    say: wordsIn(language),
    requests,
    arrive: async ({ route, tail = '', carry = null, device, tab }) => {
      await page.goto(WINGS)
      await requests.drop()
      await page.evaluate(setUp, {
        path: pathOf(route, language) + tail,
        carry,
        device: texts(device),
        tab: texts(tab),
      })
      await page.reload()
      await waitUntilLive(page)
      await page.clock.runFor(MOMENT)
    },
    keep: (device) => keep(texts(device)),
    elapse: (ms) => page.clock.fastForward(ms),
  }
}
