// Proves PREF-01.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageViewUrl, type VisitSources } from '#src/clients/analytics.ts'

afterEach(() => vi.unstubAllGlobals())

const CONFIG = { id: 'G-1', collector: 'https://collector.example' }

const listening = () => {
  const sent: string[] = []
  vi.stubGlobal('navigator', { sendBeacon: (url: string) => sent.push(url) > 0 })
  const groups = () => sent.map((url) => new URL(url).searchParams.get('ep.content_group'))
  return { sent, groups }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

const go = async (path: string) => {
  history.pushState(null, '', path)
  dispatchEvent(new Event('pushState'))
  await nextTask()
}

/** A new visit, whose counting starts there. */
const start = async (path: string, changes: Partial<VisitSources> = {}) => {
  vi.resetModules()
  return resume(path, changes)
}

/** Starts counting, again if it was stopped before. */
const resume = async (path: string, changes: Partial<VisitSources> = {}) => {
  history.replaceState(null, '', path)
  const { startAnalytics } = await import('#src/clients/analytics.ts')
  const stop = startAnalytics({
    readConfig: () => Promise.resolve({ analytics: CONFIG }),
    isSignedIn: () => false,
    readSwitch: () => Promise.reject(new Error('nobody is signed in')),
    ...changes,
  })
  await nextTask()
  return stop
}

describe('analytics (PREF-01)', () => {
  // Proves PREF-09.
  it('sends the section of a page and its language, but not query and fragment', () => {
    const url = new URL(
      pageViewUrl(CONFIG, 'visit', new URL('https://prosa.example/fr/produtos?convite=x#planos'), 'fr'),
    )
    expect(url.origin + url.pathname).toBe('https://collector.example/g/collect')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      v: '2',
      tid: 'G-1',
      cid: 'visit',
      en: 'page_view',
      dl: 'https://prosa.example/fr/produtos',
      ul: 'fr',
      'ep.content_group': 'products',
    })
  })

  it.each([
    ['has no measurement id', { readConfig: () => Promise.resolve({ analytics: null }) }],
    ['cannot be asked', { readConfig: () => Promise.reject(new Error('away')) }],
  ])('sends nothing if the installation %s', async (_what, changes) => {
    const { sent } = listening()
    const stop = await start('/pt', changes)
    await go('/pt/sobre')
    stop()
    expect(sent).toEqual([])
  })

  it('counts each page once, until it is stopped', async () => {
    const { groups } = listening()
    const stop = await start('/pt')
    await go('/pt/sobre')
    await go('/pt/sobre?x=1')
    stop()
    await go('/pt/contato')
    expect(groups()).toEqual(['home', 'about'])
  })

  // Proves PREF-25.
  it('counts no page again when it was stopped and starts again, in the same visit', async () => {
    const { sent, groups } = listening()
    const stop = await start('/pt')
    stop()
    const stopAgain = await resume('/pt')
    await go('/pt/sobre')
    stopAgain()
    const visits = new Set(sent.map((url) => new URL(url).searchParams.get('cid')))
    expect([groups(), visits.size]).toEqual([['home', 'about'], 1])
  })

  // Proves PREF-25.
  it('counts a page that was not counted yet when counting was stopped', async () => {
    const { groups } = listening()
    const { promise, resolve } = Promise.withResolvers<{ analytics: typeof CONFIG }>()
    const stop = await start('/pt', { readConfig: () => promise })
    stop()
    resolve({ analytics: CONFIG })
    const stopAgain = await resume('/pt')
    stopAgain()
    expect(groups()).toEqual(['home'])
  })

  it('sends nothing after it was stopped, also if a check was pending', async () => {
    const { sent } = listening()
    const { promise, resolve } = Promise.withResolvers<{ analytics: typeof CONFIG }>()
    const stop = await start('/pt', { readConfig: () => promise })
    stop()
    resolve({ analytics: CONFIG })
    await nextTask()
    expect(sent).toEqual([])
  })

  // Proves PREF-11, DATA-05.
  it('counts signed-in people only if their setting is on at that moment', async () => {
    const { groups } = listening()
    let isOn = false
    const stop = await start('/pt/sobre', { isSignedIn: () => true, readSwitch: () => Promise.resolve(isOn) })
    await go('/pt/dashboard')
    isOn = true
    await go('/pt/produtos')
    await go('/pt/settings')
    isOn = false
    await go('/pt/contato')
    stop()
    expect(groups()).toEqual(['products', 'other'])
  })

  // Proves DATA-05.
  it('counts nothing if the setting cannot be read', async () => {
    const { sent } = listening()
    const stop = await start('/pt', { isSignedIn: () => true })
    stop()
    expect(sent).toEqual([])
  })

  it('counts no account page while nobody is signed in', async () => {
    const { groups } = listening()
    const stop = await start('/pt/dashboard')
    await go('/account-settings')
    await go('/pt/admin')
    await go('/pt/login')
    stop()
    expect(groups()).toEqual(['auth'])
  })
})
