/** Written by `npm run pictures`: the hash of all pictures. */
export const PICTURES_VERSION = '6dab8cac'
