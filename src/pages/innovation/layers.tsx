import styles from './innovation.module.css'

export type Drawing = {
  width: number
  height: number
  /** Coordinates of the neurons by layer. */
  layers: readonly { x: number; ys: readonly number[] }[]
  /** The highlighted path, as SVG path data. */
  way: string
}

/** The usual diagram of a neural network: input on the left, one path highlighted. */
export const Layers = ({ drawing: { width, height, layers, way } }: { drawing: Drawing }) => (
  <svg className={styles['picture']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    <g className={styles['threads']}>
      {layers
        .slice(1)
        .flatMap(({ x, ys }, layer) =>
          ys.flatMap((y) =>
            (layers[layer]?.ys ?? []).map((from) => (
              <path
                key={`${String(layer)}-${String(from)}-${String(y)}`}
                d={`M${String(layers[layer]?.x)} ${from}L${x} ${y}`}
              />
            )),
          ),
        )}
    </g>
    <path className={styles['way']} d={way} />
    {layers.flatMap(({ x, ys }) =>
      ys.map((y) => (
        <path
          key={`${String(x)}-${String(y)}`}
          className={way.includes(`${x} ${y}`) ? styles['lit'] : styles['unlit']}
          d={`M${x} ${y - 17}a17 17 0 1 1 0 34h-14a3 3 0 0 1-3-3v-14a17 17 0 0 1 17-17z`}
        />
      )),
    )}
  </svg>
)
