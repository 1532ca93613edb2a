/** Fetches and compiles modules without running them. */
export const preloadModules = (files: readonly string[]) => {
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }
}
