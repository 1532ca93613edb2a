import { Trans, useLingui } from '@lingui/react/macro'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import type { Crop } from '#machines/avatar/avatar.machine.ts'
import { useField } from '#src/ui/form-context.ts'
import styles from './avatar.module.css'
import { cropMoved, ZOOM } from './crop-moves.ts'
import { drawPicture, pictureSize } from './picture.ts'
import { usePinchZoom } from './use-pinch-zoom.ts'

/** More pixels than the CSS size, to be sharp on high-density screens. */
const PREVIEW = 480
const WHOLE: Crop = { zoom: 1, x: 50, y: 50 }

/** The crop that is shown and sent. It is not read from the sliders, which round it to their steps. */
export const useCrop = () => useState(WHOLE)

type CropFieldsProps = { crop: Crop; onCrop: Dispatch<SetStateAction<Crop>> }

/** Crops a square of the picture: by dragging and pinching, or by sliders, which work by keyboard. */
export const CropFields = ({ crop, onCrop }: CropFieldsProps) => {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current !== null) drawPicture(canvas.current, crop)
  }, [crop])
  const fingers = usePinchZoom((before, after) => onCrop((shown) => cropMoved(shown, pictureSize(), before, after)))
  const set = (part: keyof Crop) => (value: number) => onCrop((before) => ({ ...before, [part]: value }))

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
        {...fingers}
      />
      <p className={styles['hint']}>
        <Trans>Arraste a foto, aproxime com dois dedos ou use os controles.</Trans>
      </p>
      <Slider name="zoom" label={t`Aproximar`} {...ZOOM} step={0.1} value={crop.zoom} onValue={set('zoom')} />
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
