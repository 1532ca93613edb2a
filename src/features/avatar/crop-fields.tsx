import { Trans, useLingui } from '@lingui/react/macro'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Crop } from '#machines/avatar/avatar.machine.ts'
import { useField } from '#src/ui/form-context.ts'
import styles from './avatar.module.css'
import { drawPicture } from './picture.ts'

/** More pixels than the CSS size, to be sharp on high-density screens. */
const PREVIEW = 480
const WHOLE: Crop = { zoom: 1, x: 50, y: 50 }

/** Crops a square of the picture: by dragging, or by sliders, which work by keyboard. */
export const CropFields = () => {
  const { t } = useLingui()
  const [crop, setCrop] = useState(WHOLE)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current !== null) drawPicture(canvas.current, crop)
  }, [crop])

  const set = (part: keyof Crop) => (value: number) => setCrop((before) => ({ ...before, [part]: value }))
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    if (buttons === 0) return
    const step = 100 / currentTarget.clientWidth
    const moved = (at: number, by: number) => Math.min(100, Math.max(0, at - by * step))
    setCrop((before) => ({ ...before, x: moved(before.x, movementX), y: moved(before.y, movementY) }))
  }

  return (
    <>
      <canvas
        ref={canvas}
        className={styles['preview']}
        width={PREVIEW}
        height={PREVIEW}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas that shows an image
        role="img"
        aria-label={t`Como a foto vai ficar`}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
      />
      <p className={styles['hint']}>
        <Trans>Arraste a foto, ou use os controles.</Trans>
      </p>
      <Slider name="zoom" label={t`Aproximar`} min={1} max={4} step={0.1} value={crop.zoom} onValue={set('zoom')} />
      <Slider
        name="x"
        label={t`Para a esquerda e a direita`}
        min={0}
        max={100}
        step={2}
        value={crop.x}
        onValue={set('x')}
      />
      <Slider name="y" label={t`Para cima e para baixo`} min={0} max={100} step={2} value={crop.y} onValue={set('y')} />
    </>
  )
}

type SliderProps = {
  name: keyof Crop
  label: string
  min: number
  max: number
  step: number
  value: number
  onValue: (value: number) => void
}

const Slider = ({ label, onValue, name, ...range }: SliderProps) => {
  const { control } = useField(name)
  return (
    <div className={styles['slider']}>
      <label htmlFor={control.id}>{label}</label>
      <input
        {...range}
        id={control.id}
        name={name}
        type="range"
        onChange={({ currentTarget }) => onValue(Number(currentTarget.value))}
      />
    </div>
  )
}

/** The crop that the slider values of a form describe. */
export const cropOf = (values: Readonly<Record<string, string>>): Crop => ({
  zoom: Number(values['zoom']),
  x: Number(values['x']),
  y: Number(values['y']),
})
