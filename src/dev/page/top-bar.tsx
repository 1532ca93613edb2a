import { Logo } from '#src/ui/logo.tsx'
import type { TabReport } from '../protocol.ts'
import { FLOW_IDS, transitionNames } from './catalogue.ts'
import styles from './top-bar.module.css'
import { coveredOf } from './running.ts'
import { forgetCoverage } from './tabs.ts'

type Props = {
  tabs: readonly TabReport[]
  followed: TabReport | null
  selected: string | null
  onFollow: (tab: string | null) => void
}

const Following = ({ tabs, selected, onFollow }: Omit<Props, 'followed'>) => (
  <label className={styles['following']}>
    <span>Following</span>
    <select value={selected ?? ''} onChange={({ target }) => onFollow(target.value === '' ? null : target.value)}>
      <option value="">{tabs[0] === undefined ? 'no tab' : `the last active tab (${tabs[0].path})`}</option>
      {tabs.map(({ tab, title, path }) => (
        <option key={tab} value={tab}>
          {title}: {path}
        </option>
      ))}
    </select>
  </label>
)

const Coverage = ({ followed }: { followed: TabReport }) => {
  const all = FLOW_IDS.flatMap(transitionNames).length
  const taken = FLOW_IDS.reduce((sum, id) => sum + coveredOf(followed, id).length, 0)
  return (
    <div className={styles['coverage']}>
      <span>
        <b data-testid="coverage">{taken}</b> of {all} transitions taken in this session
      </span>
      <button type="button" className={styles['again']} onClick={() => forgetCoverage(followed)}>
        Start over
      </button>
    </div>
  )
}

export const TopBar = ({ tabs, followed, selected, onFollow }: Props) => (
  <header className={styles['bar']}>
    <div className={styles['name']}>
      <Logo />
      <h1>Flows</h1>
    </div>
    <Following tabs={tabs} selected={selected} onFollow={onFollow} />
    {followed === null ? (
      <p className={styles['hint']}>
        <a href="/" target="_blank" rel="noopener">
          Open the site in another tab
        </a>{' '}
        and its flows light up here.
      </p>
    ) : (
      <Coverage followed={followed} />
    )}
  </header>
)
