/** docs/screens/README.md: all sheets. */
import type { Screen, Viewer } from './pages.ts'

const TITLES: Readonly<Record<Viewer, string>> = {
  visitor: 'Public pages',
  member: "A member's account",
  admin: 'As an administrator',
}

export const fileOf = ({ name }: Pick<Screen, 'name'>) => `${name}.webp`

const sheet = (screen: Screen) => [`### ${screen.name}`, '', `![${screen.path}](${fileOf(screen)})`, '']

export const galleryOf = (screens: readonly Screen[]) =>
  [
    '# Screens',
    '',
    'Every page in Portuguese, the most visited ones in each language, and what pages show after some gestures. On each sheet: 360 pixels',
    'wide and 1280, light and dark; menus and questions in a window of 800. Drawn from the built product by `npm run screens`.',
    '',
    ...Object.entries(TITLES).flatMap(([viewer, title]) => [
      `## ${title}`,
      '',
      ...screens.filter((screen) => screen.viewer === viewer).flatMap(sheet),
    ]),
  ].join('\n')
