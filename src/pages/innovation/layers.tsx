import styles from './innovation.module.css'

/** Points of a network's layers, from what is heard to what is written. */
const LAYERS = [
  { x: 40, ys: [60, 130, 200, 270, 340] },
  { x: 160, ys: [95, 165, 235, 305] },
  { x: 280, ys: [130, 200, 270] },
  { x: 400, ys: [165, 235] },
]
/** The way that one word takes through them. */
const PATH = 'M40 200L160 165 280 200 400 165'

/** A network as it is drawn in every book: here a voice comes in on the left and one way lights up. */
export const Layers = () => (
  <svg className={styles['picture']} viewBox="0 0 440 400" aria-hidden="true">
    <g className={styles['threads']}>
      {LAYERS.slice(1).flatMap(({ x, ys }, layer) =>
        ys.flatMap((y) =>
          (LAYERS[layer]?.ys ?? []).map((from) => (
            <path
              key={`${String(layer)}-${String(from)}-${String(y)}`}
              d={`M${String(LAYERS[layer]?.x)} ${from}L${x} ${y}`}
            />
          )),
        ),
      )}
    </g>
    <path className={styles['way']} d={PATH} />
    {LAYERS.flatMap(({ x, ys }) =>
      ys.map((y) => (
        <path
          key={`${String(x)}-${String(y)}`}
          className={PATH.includes(`${x} ${y}`) ? styles['lit'] : styles['unlit']}
          d={`M${x} ${y - 17}a17 17 0 1 1 0 34h-14a3 3 0 0 1-3-3v-14a17 17 0 0 1 17-17z`}
        />
      )),
    )}
  </svg>
)
