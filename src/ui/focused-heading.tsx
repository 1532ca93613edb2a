import { type ReactNode, useEffect, useRef } from 'react'

/** Heading of something that has just taken the place of what had the focus: it takes it over. */
export const FocusedHeading = ({ level: Level = 'h2', children }: { level?: 'h2' | 'h3'; children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Level ref={heading} tabIndex={-1}>
      {children}
    </Level>
  )
}
