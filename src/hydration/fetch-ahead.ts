/** Modules that are fetched and compiled, but not run. */
export const fetchAhead = (files: readonly string[]) => {
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }
}
