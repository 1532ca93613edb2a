/** Moves the focus to the page's heading, or to its content while a protected page has no heading yet. */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  heading?.focus({ preventScroll: true })
}
