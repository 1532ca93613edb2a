import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const isRelease = process.env['NODE_ENV'] === 'production'

const node = (name: string, include: string[]) => ({
  extends: true as const,
  test: { name, include, environment: 'node', testTimeout: 60_000, hookTimeout: 120_000, maxWorkers: 2 },
})

export default defineConfig({
  plugins: [
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    // A gap in a catalogue stops a release, not a test or the development server.
    lingui({ failOnMissing: isRelease, failOnCompileError: true }),
  ],
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // A font or image in a data: address would be refetched with each page that inlines its styles.
    assetsInlineLimit: 0,
  },
  test: {
    projects: [
      node('model', ['tests/model/**/*.test.ts', 'tests/contracts/**/*.test.ts']),
      node('api', ['tests/api/**/*.test.ts']),
      node('db', ['tests/db/**/*.test.ts']),
      {
        extends: true,
        test: { name: 'ui', include: ['tests/ui/**/*.test.{ts,tsx}'], environment: 'happy-dom', testTimeout: 30_000 },
      },
    ],
  },
})
