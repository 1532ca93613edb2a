import styles from './chart-tools.module.css'

type Props = { title: string; isActualSize: boolean; onSize: (isActual: boolean) => void }

const KEY = [
  ['live', 'live state'],
  ['last', 'last transition'],
  ['covered', 'taken before'],
] as const

export const ChartTools = ({ title, isActualSize, onSize }: Props) => (
  <div className={styles['tools']}>
    <h2>{title}</h2>
    <ul className={styles['key']}>
      {KEY.map(([mark, meaning]) => (
        <li key={mark}>
          <span className={styles[mark]} aria-hidden="true" />
          {meaning}
        </li>
      ))}
    </ul>
    <button type="button" className={styles['size']} aria-pressed={isActualSize} onClick={() => onSize(!isActualSize)}>
      Actual size
    </button>
  </div>
)
