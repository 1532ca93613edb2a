/** Written by `npm run pictures`: the hash of all pictures. */
export const PICTURES_VERSION = '1194d36f'
