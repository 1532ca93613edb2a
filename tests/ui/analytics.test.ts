import { afterEach, describe, expect, it, vi } from 'vitest'
import { ANALYTICS_PLACEHOLDER } from '#contracts/brand.ts'
import { pageViewUrl, startAnalytics } from '#src/clients/analytics.ts'

afterEach(() => vi.unstubAllGlobals())

const listening = () => {
  const sent: string[] = []
  vi.stubGlobal('navigator', { sendBeacon: (url: string) => sent.push(url) > 0 })
  return sent
}

const go = (path: string) => {
  history.pushState(null, '', path)
  dispatchEvent(new Event('pushState'))
}

describe('analytics (D25)', () => {
  it('tells the section of a page, its language and nothing of query and fragment', () => {
    const url = new URL(
      pageViewUrl('G-1', 'visit', new URL('https://prosa.example/fr/produtos?convite=x#planos'), 'fr'),
    )
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

  it('sends nothing under the placeholder', () => {
    const sent = listening()
    startAnalytics(ANALYTICS_PLACEHOLDER)()
    expect(sent).toEqual([])
  })

  it('counts each page once, until it is stopped', () => {
    const sent = listening()
    history.replaceState(null, '', '/pt')
    const stop = startAnalytics('G-1')
    go('/pt/sobre')
    go('/pt/sobre?x=1')
    stop()
    go('/pt/contato')
    const groups = sent.map((url) => new URL(url).searchParams.get('ep.content_group'))
    expect(groups).toEqual(['home', 'about'])
  })
})
