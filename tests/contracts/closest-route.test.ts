import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closestRoute } from '#contracts/closest-route.ts'
import { LANGUAGES } from '#contracts/languages.ts'
import { pathOf, ROUTE_IDS, routeOf } from '#contracts/routes.ts'

describe('the closest page to an unknown path', () => {
  it.each([
    ['/pt/produto', 'products'],
    ['/pt/Produtos.html', 'products'],
    ['/en/pricing', 'products'],
    ['/fr/produits', 'products'],
    ['/pt/inova%C3%A7%C3%A3o', 'innovation'],
    ['/es/contactos', 'contact'],
    ['/pt/privacidad', 'privacy'],
    ['/pt/termo', 'terms'],
    ['/pt/blog/sobre', 'about'],
    ['/cadastr', 'register'],
    ['/en/sign-in', 'login'],
    ['/nosotros', 'about'],
    ['/tecnologia', 'innovation'],
    ['/soporte', 'contact'],
    ['/inscription', 'register'],
    ['/lgpd', 'privacy'],
    ['/a11y', 'accessibility'],
    ['//sobre', 'about'],
    ['/sobre/', 'about'],
    ['/pt/privacidade.v2.pdf', 'privacy'],
    [`/pt/sobre/${'x'.repeat(200)}`, 'about'],
  ])('is found for %s: %s', (pathname, route) => {
    expect(closestRoute(pathname)).toBe(route)
  })

  it.each(['/', '/pt', '/pt/xyz', '/pt/dashboardx', '/pt/%E0%A4%A', '/wp-admin/setup.php'])(
    'is not found for %s',
    (path) => {
      expect(closestRoute(path)).toBeNull()
    },
  )

  it('is a public page or null for any string', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webPath()), (path) => {
        const found = closestRoute(path)
        if (found !== null) expect(routeOf(found).access).toBe('public')
      }),
    )
  })

  it('is every public page for its path with one wrong letter', () => {
    const pages = ROUTE_IDS.filter((id) => routeOf(id).access === 'public' && id !== 'home')
    for (const id of pages) {
      for (const language of LANGUAGES) expect(closestRoute(`${pathOf(id, language)}x`)).toBe(id)
    }
  })
})
