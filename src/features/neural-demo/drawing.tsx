import { useLingui } from '@lingui/react/macro'
import type { Network } from '#machines/neural-demo/neural-demo.machine.ts'
import { writePercent } from './percent.ts'
import { useLanguage } from '#src/page-context/place.ts'
import styles from './neural.module.css'

type Place = { x: number; y: number }

const INPUTS: readonly Place[] = [70, 150, 230].map((y) => ({ x: 96, y }))
const HIDDEN: readonly Place[] = [45, 115, 185, 255].map((y) => ({ x: 240, y }))
const OUTPUT: Place = { x: 384, y: 150 }
/** Maximal stroke width of a connection. */
const THICKEST = 9

/** The network: stroke width shows a weight's magnitude, colour its sign (for or against urgent). */
export const Drawing = ({ network, answer }: { network: Network | null; answer: number | null }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const signs = [t`hora`, t`pedido`, t`hoje`]
  return (
    <svg className={styles['network']} viewBox="0 0 480 300" aria-hidden="true">
      {HIDDEN.flatMap((to, unit) =>
        INPUTS.map((from, input) => (
          <Connection
            key={`${String(unit)}-${String(input)}`}
            from={from}
            to={to}
            weight={network?.hidden[unit]?.[input] ?? 0}
          />
        )),
      )}
      {HIDDEN.map((from, unit) => (
        <Connection key={from.y} from={from} to={OUTPUT} weight={network?.output[unit] ?? 0} />
      ))}
      {INPUTS.map(({ x, y }, input) => (
        <g key={y}>
          <circle className={styles['node']} cx={x} cy={y} r="16" />
          <text className={styles['sign']} x={x - 26} y={y + 6} textAnchor="end">
            {signs[input]}
          </text>
        </g>
      ))}
      {HIDDEN.map(({ x, y }) => (
        <circle key={y} className={styles['node']} cx={x} cy={y} r="16" />
      ))}
      <circle className={styles['answer']} cx={OUTPUT.x} cy={OUTPUT.y} r="30" />
      <text className={styles['percent']} x={OUTPUT.x} y={OUTPUT.y + 6} textAnchor="middle">
        {answer === null ? '?' : writePercent(answer, language)}
      </text>
      <text className={styles['sign']} x={OUTPUT.x} y={OUTPUT.y + 56} textAnchor="middle">
        {t`urgente`}
      </text>
    </svg>
  )
}

const Connection = ({ from, to, weight }: { from: Place; to: Place; weight: number }) => (
  <line
    className={weight < 0 ? styles['against'] : styles['for']}
    x1={from.x}
    y1={from.y}
    x2={to.x}
    y2={to.y}
    strokeWidth={1 + Math.min(Math.abs(weight) * 1.8, THICKEST)}
  />
)

/** The training error by epoch. */
export const ErrorCurve = ({ errors }: { errors: readonly number[] }) => {
  const points = errors.map((error, round) => {
    const x = errors.length < 2 ? 0 : (round / (errors.length - 1)) * 320
    return `${x.toFixed(1)},${(4 + 56 * Math.max(1 - error * 1.6, 0)).toFixed(1)}`
  })
  return (
    <svg className={styles['curve']} viewBox="0 0 320 64" preserveAspectRatio="none" aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  )
}
