import { fileURLToPath } from 'node:url'

/** The project's folder, with a slash at its end; scripts work from any current folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
