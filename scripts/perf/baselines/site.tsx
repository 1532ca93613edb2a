/** The reference site: two pages with the content of a comparable hand-written site, on the product's own libraries. */
import { setupI18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { Link, Route, Router, Switch } from 'wouter'

const PARTS = ['Fala de verdade', 'Resumo com contexto', 'Privacidade', 'Clareza', 'Acesso', 'Cuidado', 'Constância']
const LINKS = ['sobre', 'produtos', 'inovacao', 'contato']

/** One message per section, as the catalogue compiler would write it. */
const MESSAGES: Record<string, string[]> = Object.fromEntries(
  PARTS.map((part) => [part, [`${part}: texto simples, sem letras miúdas, com o que importa e o que fazer depois.`]]),
)

const i18n = setupI18n({ locale: 'pt', messages: { pt: MESSAGES } })

const Part = ({ name }: { name: string }) => {
  const { _ } = useLingui()
  return (
    <li>
      <h3>{name}</h3>
      <p>{_(name)}</p>
    </li>
  )
}

const Section = ({ title, names }: { title: string; names: readonly string[] }) => (
  <section>
    <h2>{title}</h2>
    <p>Construímos ferramentas que poupam tempo e respeitam a sua atenção.</p>
    <ul>
      {names.map((name) => (
        <Part key={name} name={name} />
      ))}
    </ul>
  </section>
)

const Home = () => (
  <>
    <h1>Seus áudios, lidos em segundos</h1>
    <p>Encaminhe um áudio e receba o texto completo com um resumo do que importa: quem, quando, onde e o que fazer.</p>
    <Link href="/pt/produtos">Conhecer os produtos</Link>
    <Section title="Tecnologia que se adapta a você" names={PARTS.slice(0, 3)} />
    <Section title="A nossa jornada" names={PARTS.slice(1, 5)} />
    <Section title="O que nos guia" names={PARTS.slice(3)} />
    <Section title="Comece com cinco transcrições grátis por mês" names={PARTS.slice(0, 4)} />
  </>
)

const Links = ({ children }: { children?: ReactNode }) => (
  <nav>
    {LINKS.map((name) => (
      <Link key={name} href={`/pt/${name}`}>
        {name}
      </Link>
    ))}
    {children}
  </nav>
)

/** `SignIn` is rendered directly: a lazy component would delay its first visit. */
export const Site = ({ path, SignIn }: { path?: string; SignIn: () => ReactNode }) => (
  <I18nProvider i18n={i18n}>
    <Router {...(path !== undefined && { ssrPath: path })}>
      <header>
        <Links>
          <Link href="/pt/login">Entrar</Link>
        </Links>
      </header>
      <main>
        <Switch>
          <Route path="/pt/login">
            <SignIn />
          </Route>
          <Route path="/pt">
            <Home />
          </Route>
        </Switch>
      </main>
      <footer>
        <Links />
      </footer>
    </Router>
  </I18nProvider>
)
