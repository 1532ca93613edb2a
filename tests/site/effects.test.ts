/** Every animation of the site is shown, with a switch, on the page of effects. */
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { builtPageAt } from './kit/built-pages.ts'

const SRC = resolve(import.meta.dirname, '../../src')

/** Style sheets with animations, and the effects that show them. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'ui/bubble.module.css': ['chegada'],
  'ui/button.module.css': ['botao'],
  'ui/dialog.module.css': ['janela'],
  'ui/loading.module.css': ['espera'],
  'ui/page-hero.module.css': ['marca-texto'],
  'ui/progress-bar.module.css': ['progresso'],
  'ui/skeleton.module.css': ['esqueleto'],
  'ui/toggle.module.css': ['chave'],
}
/** Effects without motion, which stay with reduced motion. */
const STILL = ['foco']

/** Whether a style sheet animates something, without rules that disable motion. */
const moves = (css: string) =>
  /(?:animation|transition)[a-z-]*:(?! (?:none|0))/.test(
    css.replaceAll(/@media \(prefers-reduced-motion: reduce\) \{.*?\n\}/gs, ''),
  )
const OWN = /^(dev|pages\/test-effects)\//

// Proves SITE-20.
test('every style sheet with an animation belongs to an effect, and every effect has a switch', () => {
  const movingFiles = globSync('**/*.css', { cwd: SRC }).filter(
    (file) => !OWN.test(file) && moves(readFileSync(`${SRC}/${file}`, 'utf8')),
  )
  expect(movingFiles.toSorted()).toEqual(Object.keys(SHOWN))
  const page = builtPageAt('/pt/teste')?.document
  const effects = [...(page?.querySelectorAll('main li:has(input[type="checkbox"][checked])') ?? [])]
  expect(effects.map(({ id }) => id).toSorted()).toEqual([...Object.values(SHOWN).flat(), ...STILL].toSorted())
  expect(effects.map((effect) => effect.querySelectorAll('p > strong').length)).toEqual(effects.map(() => 1))
})

/** The declarations of the `@keyframes` of that name. */
const keyframesOf = (css: string, name: string) =>
  new RegExp(`@keyframes ${name} \\{(.*?)\n\\}`, 's').exec(css)?.[1] ?? ''

// Proves ACCOUNT-70.
test('an endless animation changes only properties that the compositor animates', () => {
  const animated = globSync('**/*.css', { cwd: SRC }).flatMap((file) => {
    const css = readFileSync(`${SRC}/${file}`, 'utf8')
    return [...css.matchAll(/animation: (\w+)[^;]* infinite\b/g)].flatMap(([, name = '']) =>
      [...keyframesOf(css, name).matchAll(/^\s*([a-z-]+):/gm)].map(([, property]) => `${file}: ${property}`),
    )
  })
  expect(animated.toSorted()).toEqual([
    'ui/loading.module.css: transform',
    'ui/progress-bar.module.css: opacity',
    'ui/skeleton.module.css: opacity',
  ])
})
