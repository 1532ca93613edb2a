/** Duration of the animation. Milliseconds. */
const TIME = 640

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Animates a fact from its words in the transcript to its field of the summary. */
export const animateFromTranscript = (value: HTMLElement | null): void => {
  const words = value?.closest('[data-flow]')?.querySelector(`[data-fact="${value.dataset['from'] ?? ''}"]`)
  if (value === null || words === null || words === undefined || prefersReducedMotion()) return
  const from = words.getBoundingClientRect()
  const to = value.getBoundingClientRect()
  value.animate(
    [
      { transform: `translate(${String(from.left - to.left)}px, ${String(from.top - to.top)}px)`, opacity: 0.4 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: TIME, easing: 'cubic-bezier(.2, .8, .2, 1)' },
  )
}
