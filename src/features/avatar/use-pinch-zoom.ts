import { type PointerEvent, useRef } from 'react'
import type { Pointers, Point } from './crop-moves.ts'

const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

/**
 * Handlers for an element that is dragged by one pointer or pinched by two. Positions are compared rather than
 * `movementX` read, which Safari does not fill for touches.
 */
export const usePinchZoom = (onMove: (before: Pointers, after: Pointers) => void) => {
  const down = useRef(new Map<number, Point>())
  const lift = ({ pointerId }: PointerEvent) => void down.current.delete(pointerId)
  return {
    onPointerDown: (event: PointerEvent) => {
      if (down.current.size === 2) return
      event.currentTarget.setPointerCapture(event.pointerId)
      down.current.set(event.pointerId, placeOf(event))
    },
    onPointerMove: (event: PointerEvent) => {
      const before = down.current.get(event.pointerId)
      if (before === undefined) return
      const after = placeOf(event)
      const rest = [...down.current].filter(([id]) => id !== event.pointerId).map(([, place]) => place)
      down.current.set(event.pointerId, after)
      onMove([before, ...rest], [after, ...rest])
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  }
}
