import { useEffect, useState } from 'react'

/** Root margin: from below the sticky bars (200px, so that a heading at a fragment counts as passed) to far below the page. */
const BELOW_THE_BARS = '-200px 0px 1000000px 0px'

/** Id of the last of these headings that has been scrolled past; undefined above the first. */
export const useCurrentSection = (ids: readonly string[]): string | undefined => {
  const [passed, setPassed] = useState<readonly string[]>([])
  const key = ids.join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const above = entries.filter(({ isIntersecting }) => !isIntersecting).map(({ target }) => target.id)
        const reported = new Set(entries.map(({ target }) => target.id))
        setPassed((known) => [...known.filter((id) => !reported.has(id)), ...above])
      },
      { rootMargin: BELOW_THE_BARS },
    )
    for (const id of key.split(' ')) {
      const heading = document.getElementById(id)
      if (heading !== null) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [key])
  return ids.findLast((id) => passed.includes(id))
}
