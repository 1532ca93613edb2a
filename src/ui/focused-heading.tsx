import { type ReactNode, useEffect, useRef } from 'react'

/** Heading of something that has just taken the place of what had the focus: it takes it over. */
export const FocusedHeading = ({ children }: { children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
