/** Written by `npm run pictures`: the hash of all pictures. */
export const PICTURES_VERSION = 'c859037f'
