/** Node versions that run TypeScript sources without a flag. */

/** First minor version with type stripping, by major version; newer major versions all have it. */
const FIRST = /** @type {Record<number, number>} */ ({ 22: 19, 23: 6 })

/** The minimum version, for messages. */
export const MINIMUM = '22.19'

/** @param {string} version such as `24.1.0` */
export const isSupportedVersion = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const first = FIRST[major]
  return first === undefined ? major > 23 : minor >= first
}

/**
 * Name of the package with a Node for this platform; package.json lists those that exist.
 *
 * @param {string} platform as `process.platform`
 * @param {string} arch as `process.arch`
 */
export const nodePackage = (platform, arch) => `node-${platform === 'win32' ? 'win' : platform}-${arch}`

/**
 * Path of its executable below `node_modules`.
 *
 * @param {string} platform
 * @param {string} arch
 */
export const bundledNode = (platform, arch) =>
  `${nodePackage(platform, arch)}/bin/node${platform === 'win32' ? '.exe' : ''}`
