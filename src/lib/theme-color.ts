/** The browser's own bar takes the canvas of the chosen theme: `index.html` has one colour for each. */
export const showThemeColor = (theme: 'light' | 'dark' | 'system'): void => {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme = 'light' } = meta.dataset
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${scheme})`
    else meta.media = scheme === theme ? 'all' : 'not all'
  }
}
