/** Name of the web app manifest in each language's folder. */
export const MANIFEST = 'site.webmanifest'
