/** Tools that build and run the image: the first of docker, podman and buildah that works here, else a folder (ADR 038). */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './paths.mjs'
import { PlainError } from './plain-error.mjs'

type Environment = Record<string, string>

export type ImageTool = {
  name: string
  /** Limitations of the tool here, for the report. */
  limits: string
  /** Whether a signal to its process reaches the server, which then ends with 0. */
  passesSignals: boolean
  build: (tag: string, args: Environment) => void
  /** Starts a command in a new container on the network of this machine, as the image's user. */
  run: (tag: string, command: readonly string[], env: Environment) => ChildProcess
}

const must = (command: string, args: readonly string[], cwd = ROOT): string => {
  const { status, stdout } = spawnSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  if (status !== 0) throw new PlainError(`${command} ${args[0] ?? ''} ended with ${status}.`)
  return stdout.trim()
}

const works = (command: string, ...args: string[]) => spawnSync(command, args, { timeout: 20_000 }).status === 0

const pairs = (option: string, values: Environment) =>
  Object.entries(values).flatMap(([name, value]) => [option, `${name}=${value}`])

const engine = (name: 'docker' | 'podman'): ImageTool => ({
  name,
  limits: '',
  passesSignals: true,
  build: (tag, args) => void must(name, ['build', '--tag', tag, ...pairs('--build-arg', args), '.']),
  run: (tag, command, env) =>
    spawn(name, ['run', '--rm', '--init', '--read-only', '--network=host', ...pairs('--env', env), tag, ...command]),
})

/** For kernels without unprivileged namespaces: the container's root is writable for root, which the image does not use. */
const buildah: ImageTool = {
  name: 'buildah',
  limits: 'isolation by chroot: the root is not mounted read-only, it belongs to another user',
  passesSignals: false,
  build: (tag, args) =>
    void must('buildah', [
      'build',
      '--isolation=chroot',
      '--format=docker',
      '--tag',
      tag,
      ...pairs('--build-arg', args),
      '.',
    ]),
  run: (tag, command, env) => {
    const container = must('buildah', ['from', tag])
    const child = spawn('buildah', ['run', '--isolation=chroot', ...pairs('--env', env), container, '--', ...command])
    child.once('close', () => must('buildah', ['rm', container]))
    return child
  },
}

/** Sources and target of each instruction of the last stage that copies from the project. */
const copies = () => {
  const image =
    readFileSync(`${ROOT}Dockerfile`, 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? ''
  return [...image.matchAll(/^COPY (?!--)(.+) (\S+)$/gm)].map(([, from = '', to = '']) => ({
    from: from.split(' '),
    to,
  }))
}

/** The same files and packages in a folder, run as another user with nothing but the image's environment. */
const folder: ImageTool = {
  name: 'folder',
  limits: 'no container: the same files and packages, run as another user in an empty environment',
  passesSignals: true,
  build: (tag, args) => {
    rmSync(tag, { recursive: true, force: true })
    for (const { from, to } of copies()) {
      for (const path of from) {
        const target = join(tag, to.endsWith('/') ? `${to}${path.split('/').at(-1) ?? ''}` : to === './' ? path : to)
        mkdirSync(dirname(target), { recursive: true })
        cpSync(ROOT + path, target, { recursive: true })
      }
    }
    for (const path of ['package-lock.json', '.npmrc']) cpSync(ROOT + path, join(tag, path))
    must('npm', ['ci', '--omit=dev'], tag)
    const removed = (/rm -rf (.+)/.exec(readFileSync(`${ROOT}Dockerfile`, 'utf8'))?.[1] ?? '').trim()
    must('sh', ['-c', `rm -rf ${removed}`], join(tag, 'node_modules'))
    must('env', [
      ...Object.entries(args).map(([name, value]) => `${name}=${value}`),
      process.execPath,
      'scripts/build.ts',
    ])
    cpSync(`${ROOT}dist`, join(tag, 'dist'), { recursive: true })
    must('chmod', ['-R', 'go+rX,go-w', tag])
  },
  run: (tag, [, ...command], env) => {
    const user = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {}
    const ofTheImage = { NODE_ENV: 'production', PRODUCTION: 'on', HOST: '0.0.0.0' }
    return spawn(process.execPath, command, { cwd: tag, env: { ...ofTheImage, ...env }, ...user })
  },
}

const TOOLS: readonly [ImageTool, () => boolean][] = [
  [engine('docker'), () => works('docker', 'info')],
  [engine('podman'), () => works('podman', 'info') && works('podman', 'unshare', 'true')],
  [buildah, () => works('buildah', 'info')],
  [folder, () => true],
]

/** @throws PlainError if there is no tool of that name */
export const chooseTool = (name: string | undefined): ImageTool => {
  const found = TOOLS.find(([tool, isThere]) => (name === undefined ? isThere() : tool.name === name))
  if (found === undefined)
    throw new PlainError(`No tool is called ${name}: ${TOOLS.map(([tool]) => tool.name).join(', ')}.`)
  return found[0]
}
