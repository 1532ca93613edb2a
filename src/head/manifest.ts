/** File in each language's folder that describes the site to whoever puts it on a home screen. */
export const MANIFEST = 'site.webmanifest'
