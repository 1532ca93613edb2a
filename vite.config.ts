import { parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './scripts/kit/chunk-groups.ts'
import { readableClassName, shortClassName } from './scripts/kit/class-name.ts'
import { flowsPage } from './scripts/kit/flows-page.ts'
import { compileHints } from './scripts/kit/compile-hints.ts'
import { retriedStyles } from './scripts/kit/retried-styles.ts'
import { withoutDescriptions } from './scripts/kit/without-descriptions.ts'
import { shortTextIds } from './scripts/kit/text-ids.ts'
import { siteOrigin } from './scripts/kit/site-origin.ts'

const isRelease = process.env['NODE_ENV'] === 'production'

/** Unused parts of supabase-js: storage, functions, realtime, passkeys, wallets. Replaced to keep them out of the bundle. */
const UNUSED_SERVICES = /^@supabase\/(functions|realtime|storage)-js$|^\.\/lib\/(webauthn|web3\/ethereum)$/

/** Ad blockers refuse files that are named after consent (FAIL-47). */
const neutral = (name: string) => name.replace('consent', 'choice')

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    withoutDescriptions(),
    retriedStyles(),
    compileHints(),
    react(),
    flowsPage(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    // A missing translation fails a release build, but neither tests nor the development server.
    lingui({ failOnMissing: isRelease, failOnCompileError: true }),
    isRelease && shortTextIds(),
  ],
  resolve: {
    alias: [
      { find: UNUSED_SERVICES, replacement: fileURLToPath(new URL('src/clients/unused-service.ts', import.meta.url)) },
    ],
  },
  css: { modules: { generateScopedName: isRelease ? shortClassName : readableClassName } },
  define: { PUBLIC_ORIGIN: JSON.stringify(siteOrigin()) },
  build: {
    manifest: true,
    // SITE-37; what their library lacks is listed in `tests/site/older-browsers.test.ts`.
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    modulePreload: { polyfill: false },
    // A font or image as data: URL would be downloaded again with each page that inlines its styles.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Schemas of requests are for the server: the browser loads none that it does not use.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        ...(!isSsrBuild && {
          chunkFileNames: ({ name }) => `assets/${neutral(name)}-[hash].js`,
          assetFileNames: ({ names: [name = ''] }) => `assets/${neutral(parse(name).name)}-[hash][extname]`,
          codeSplitting: { groups: chunkGroups(), includeDependenciesRecursively: false },
        }),
      },
    },
  },
}))
