import { type ReactNode, useEffect, useRef } from 'react'

/**
 * A heading that takes the focus on mount, for content that replaces the element that had it. `span`: the text of a heading
 * that is drawn around it.
 */
export const FocusedHeading = ({
  level: Level = 'h2',
  children,
}: {
  level?: 'h2' | 'h3' | 'h4' | 'span'
  children: ReactNode
}) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Level ref={heading} tabIndex={-1}>
      {children}
    </Level>
  )
}
