/**
 * `npm run build`: writes browser files and prerendered pages to `dist`, inputs of later steps to `build`.
 * `--if-changed` skips the build if sources and PUBLIC_URL are unchanged since the last one; `--label=2/3` prefixes its
 * output. `--keep=dist` or `--keep=https://prosa.example` keeps the assets of the release that is there.
 */
import './kit/help.mjs'
import { existsSync, mkdirSync } from 'node:fs'
import { build, type InlineConfig } from 'vite'
import { writeChunkPackages } from './kit/chunk-packages.ts'
import { removeBuildStamp, isBuilt, writeBuildStamp } from './kit/fingerprint.ts'
import { addAssets, listAssets, readAssets } from './kit/previous-assets.ts'
import { ROOT } from './kit/paths.mjs'
import { runScript } from './kit/plain-error.mjs'
import { scriptOptions } from './kit/script-options.ts'
import { step } from './kit/progress.mjs'

// React and Vite read it when they are loaded.
process.env.NODE_ENV = 'production'
process.chdir(ROOT)
// As for the server: PUBLIC_URL becomes part of the built pages.
if (existsSync('.env')) process.loadEnvFile('.env')

const values = scriptOptions({
  options: {
    'if-changed': { type: 'boolean', default: false },
    keep: { type: 'string' },
    label: { type: 'string', default: 'Build' },
  },
})
const DIST = `${ROOT}dist`
const label = values.label === 'Build' ? values.label : `${values.label} Build`
/** Turns off the report about plug-in timings. */
const quiet: InlineConfig = { logLevel: 'warn', build: { rolldownOptions: { checks: { bundlerTimings: false } } } }

/** Read first: the build empties `dist`, which may contain them. */
const keptAssets = async () => {
  if (values.keep === undefined) return null
  const assets = await readAssets(values.keep)
  console.log(`${label}: ${assets === null ? 'found no previous release' : `keeps ${assets.size} assets`}`)
  return assets
}

const buildAll = async () => {
  removeBuildStamp()
  const previousAssets = await keptAssets()
  mkdirSync(`${ROOT}build`, { recursive: true })
  writeChunkPackages(await step(`${label}: browser files`, () => build(quiet)))
  await step(`${label}: pages to prerender`, () =>
    build({ ...quiet, build: { ...quiet.build, ssr: 'src/entry-server.tsx', outDir: 'build/ssr', emptyOutDir: true } }),
  )
  listAssets(DIST)
  if (previousAssets !== null) addAssets(DIST, previousAssets)
  const { prerender } = await import('./prerender.ts')
  await step(`${label}: prerendering`, () => prerender())
  writeBuildStamp()
}

await runScript(async () => {
  if (values['if-changed'] && isBuilt()) console.log(`${label}: up to date`)
  else await buildAll()
})
