import { afterEach, expect, it, vi } from 'vitest'
import { PLAN_ID, type StartPlan } from '#src/hydration/plan.ts'

const PLAN: StartPlan = { entry: 'data:text/javascript,', ahead: [], withEntry: [], cause: null, isHidden: false }

afterEach(() => {
  vi.resetModules()
  history.replaceState(null, '', '/')
  document.head.replaceChildren()
})

/** What stands in the address bar once the head of a page opened there has run. */
const addressAfter = async (address: string) => {
  history.replaceState({ kept: true }, '', address)
  const plan = document.createElement('script')
  Object.assign(plan, { id: PLAN_ID, type: 'application/json', textContent: JSON.stringify(PLAN) })
  document.head.append(plan)
  await import('#src/hydration/starter.ts')
  expect(history.state).toEqual({ kept: true })
  return location.pathname + location.search + location.hash
}

it.each([
  ['/pt#access_token=a&refresh_token=b', '/pt'],
  ['/pt/contato?x=1#refresh_token=b', '/pt/contato?x=1'],
  ['/fr/reset-password#type=recovery&ACCESS_TOKEN=a', '/fr/reset-password'],
  ['/login#provider_token=a', '/login'],
  ['/es/dashboard#expires_in=1&provider_refresh_token=a', '/es/dashboard'],
  ['/en/sobre#id_token=a', '/en/sobre'],
])('tokens are wiped from %s', async (address, shown) => {
  expect(await addressAfter(address)).toBe(shown)
})

it.each([
  '/pt#equipe',
  '/pt/produtos?access_token=1#faq',
  '/pt#my_access_token=1',
  '/pt/auth/callback#access_token=a',
  '/auth/callback#error=x&access_token=a',
])('%s stays as it is', async (address) => {
  expect(await addressAfter(address)).toBe(address)
})
