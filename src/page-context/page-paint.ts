/** Milliseconds after which a tab that is not painted, such as one in the background, is not waited for. */
const MAX_WAIT = 200

let painting: Promise<void> | null = null

/** Called before another page is rendered. */
export const awaitPagePaint = (): void => {
  const painted = new Promise<void>((resolve) => {
    setTimeout(resolve, MAX_WAIT)
    requestAnimationFrame(() => setTimeout(resolve))
  })
  painting = painted
  void painted.finally(() => {
    if (painting === painted) painting = null
  })
}

/** Resolves when the page that is being rendered was painted; null if there is none. */
export const pagePainted = (): Promise<void> | null => painting
