/** Whether a page with a form fetches its scripts before its first paint. */
import { afterEach, expect, it, vi } from 'vitest'
import { PLAN_ID, type StartPlan } from '#src/hydration/start-plan.ts'

const PLAN: StartPlan = { entry: '/app.js', withEntry: ['/form.js'], isForm: true }

afterEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

/** The files that the script of the page has asked for, on this connection. */
const fetchedOn = async (connection: object | undefined) => {
  vi.stubGlobal('navigator', { connection })
  const plan = document.createElement('script')
  Object.assign(plan, { id: PLAN_ID, type: 'application/json', textContent: JSON.stringify(PLAN) })
  document.head.append(plan)
  await import('#src/hydration/form-starter.ts')
  return [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'))
}

it.each([
  ['far away', { rtt: 150, effectiveType: '4g' }, ['/app.js', '/form.js']],
  ['near', { rtt: 50, effectiveType: '4g' }, []],
  ['unknown', undefined, []],
  ['far away and metered', { rtt: 600, saveData: true }, []],
  ['far away and slow as 2G', { rtt: 1_500, effectiveType: '2g' }, []],
])('a form is sent to a server that is %s', async (_, connection, files) => {
  expect(await fetchedOn(connection)).toEqual(files)
})
