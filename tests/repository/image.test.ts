/** The image: what its server and commands load is copied into it, and the packages that they load are its dependencies. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { environmentSchema } from '#server/settings/schema.ts'
import { runtimeOf } from '#tests/kit/runtime-files.ts'

const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll(/\\\n/g, ' ')
const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
/** Instructions of the last stage. */
const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))

const instructions = (name: string, text = image) =>
  [...text.matchAll(new RegExp(`^ *${name} +(.+)$`, 'gm'))].map(([, value = '']) => value)

/** Sources of the instructions that copy from the project, not from another stage. */
const copied = instructions('COPY')
  .filter((line) => !line.startsWith('--from'))
  .flatMap((line) => line.split(/ +/).slice(0, -1))

const PROGRAMS = ['server/main.ts', ...copied.filter((path) => /^scripts\/[\w-]+\.ts$/.test(path))]

/** A transitive dependency in the image: the auth service uses it for Postgres. */
const BY_A_PEER = ['postgres']

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }

// Proves OPS-30.
describe('the image', () => {
  const { files, packages } = runtimeOf(PROGRAMS)

  it('has every file that the server and its commands load', () => {
    expect(PROGRAMS).toContain('scripts/migrate.ts')
    const missing = files.filter((file) => !copied.some((path) => file === path || file.startsWith(`${path}/`)))
    expect(missing).toEqual([])
    expect(copied.filter((path) => !existsSync(path))).toEqual([])
  })

  it('has the packages that they load as dependencies, and no others', () => {
    expect([...packages, ...BY_A_PEER].toSorted()).toEqual(Object.keys(dependencies).toSorted())
  })

  it('removes no package that they load', () => {
    const removed = (/rm -rf (.+)/.exec(dockerfile)?.[1] ?? '').split(/ +/)
    expect(removed).toContain('vite')
    expect(packages.filter((name) => removed.includes(name.split('/')[0] ?? '') || removed.includes(name))).toEqual([])
  })

  it('runs as an unprivileged user, as a production, with a health check', () => {
    expect(instructions('USER')).toEqual(['1000:1000'])
    expect(instructions('CMD')).toContain('["node", "server/main.ts"]')
    expect(image).toMatch(/HEALTHCHECK .+\/healthz/)
    const set = [...image.matchAll(/\b([A-Z][A-Z_]+)=(\S+)/g)].map(([, name = '', value]) => [name, value])
    expect(set).toContainEqual(['PRODUCTION', 'on'])
    const names = instructions('ENV').flatMap((line) =>
      [...line.matchAll(/\b([A-Z_]+)=/g)].map(([, name = '']) => name),
    )
    expect(names.filter((name) => name !== 'NODE_ENV' && !(name in environmentSchema.shape))).toEqual([])
  })

  it('builds the site without a file that is kept from it', () => {
    const excluded = ignored.map((line) => `${line}/`)
    const read = runtimeOf(['scripts/build.ts', 'vite.config.ts']).files
    expect(read).toContain('scripts/prerender.ts')
    expect(read.filter((file) => excluded.some((folder) => file.startsWith(folder)))).toEqual([])
  })

  it('takes no secret and no data of this folder into its build', () => {
    // The guide writes its keys into `prosa.env` here.
    expect(ignored).toEqual(expect.arrayContaining(['*.env', '.env.*', 'data', 'backups', '.git', 'node_modules']))
    expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('*.env')
  })
})
