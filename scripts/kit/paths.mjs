import { fileURLToPath } from 'node:url'

/** The project's folder, with a trailing slash; scripts work in any current directory. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
