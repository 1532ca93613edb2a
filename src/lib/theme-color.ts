/** Switches the colour of the browser's toolbar to the chosen theme: `index.html` has a `theme-color` for each. */
export const showThemeColor = (theme: 'light' | 'dark' | 'system'): void => {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme = 'light' } = meta.dataset
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${scheme})`
    else meta.media = scheme === theme ? 'all' : 'not all'
  }
}
