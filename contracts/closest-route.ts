/** Suggests the page that an unknown path may have meant. */
import { isLanguage } from './languages.ts'
import { ROUTE_IDS, type RouteId, routeOf } from './routes.ts'

/** Synonyms that people try, in addition to paths and aliases. */
const ALSO_CALLED: Partial<Record<RouteId, readonly string[]>> = {
  about: ['quem-somos', 'equipe', 'team', 'empresa', 'company', 'nosotros', 'a-propos'],
  products: ['planos', 'precos', 'pricing', 'plans', 'transcribe', 'precios', 'tarifs', 'produits', 'productos'],
  innovation: ['tecnologia', 'technology', 'roadmap', 'innovacion'],
  contact: ['suporte', 'support', 'ajuda', 'help', 'contacto', 'soporte'],
  login: ['entrar', 'signin', 'sign-in', 'connexion', 'acceder'],
  register: ['signup', 'sign-up', 'criar-conta', 'registro', 'inscription'],
  privacy: ['lgpd', 'gdpr', 'cookies', 'privacidad', 'confidentialite'],
  accessibility: ['a11y', 'accesibilidad', 'accessibilite'],
}

/** Routes to suggest: public ones but the home page. */
const OFFERED = ROUTE_IDS.filter((id) => routeOf(id).access === 'public' && id !== 'home')

const CANDIDATES = OFFERED.flatMap((id) =>
  [routeOf(id).path, ...routeOf(id).aliases, ...(ALSO_CALLED[id] ?? [])].map((word) => ({ id, word })),
)

/** Input limit, far above any path of the site: the edit distance takes time proportional to both lengths. */
const READ_LENGTH = 60

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Lower case, no accents, no language, no ending such as `.html`. */
const plain = (pathname: string): string => {
  const [first = '', ...rest] = pathname.split('/').filter((segment) => segment !== '')
  return decoded((isLanguage(first) ? rest : [first, ...rest]).join('/'))
    .slice(0, READ_LENGTH)
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\.\w+$/, '')
}

/** Levenshtein distance. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const swap = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}

/** The public page whose path, alias or synonym is nearest to a pathname; null if none is near. Accepts any string. */
export const closestRoute = (pathname: string): RouteId | null => {
  const parts = plain(pathname).split('/')
  let best: { id: RouteId; edits: number } | null = null
  for (const { id, word } of CANDIDATES) {
    const edits = Math.min(...parts.map((part) => distance(part, word)))
    if (edits <= Math.floor(word.length / 3) && (best === null || edits < best.edits)) best = { id, edits }
  }
  return best?.id ?? null
}
