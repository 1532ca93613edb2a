import { useEffect, useRef, useState } from 'react'
import { valueText } from '#machines/kit/names.ts'
import type { TabReport } from '../protocol.ts'
import { FLOW_IDS, transitionNames } from './catalogue.ts'
import styles from './menu.module.css'
import { coveredOf, listedFlows, runningFlow } from './running.ts'
import { MAP } from './use-choice.ts'

type Props = { choice: string; followed: TabReport | null }

const FlowLink = ({ id, isOpen, followed }: { id: string; isOpen: boolean; followed: TabReport | null }) => {
  const running = runningFlow(followed, id)
  const all = transitionNames(id).length
  const covered = coveredOf(followed, id).length
  return (
    <a className={styles['link']} href={`#${id}`} aria-current={isOpen ? 'page' : undefined} data-flow-link={id}>
      <span className={styles['title']}>
        {running?.isActive === true && <span className={styles['live']} aria-hidden="true" />}
        {id}
      </span>
      {running?.isActive === true ? (
        <span className={styles['state']}>{valueText(running.value)}</span>
      ) : (
        <span className={styles['idle']}>not running</span>
      )}
      <progress className={styles['progress']} value={covered} max={all} aria-label={`${covered} of ${all} taken`} />
    </a>
  )
}

/** Scrolls to the link of the open chart. A followed link of the map is unmounted, so the focus moves here. */
const useCurrentLink = (choice: string) => {
  const menu = useRef<HTMLElement>(null)
  const previous = useRef(choice)
  useEffect(() => {
    const link = menu.current?.querySelector<HTMLElement>('[aria-current]')
    link?.scrollIntoView({ block: 'nearest', inline: 'center' })
    if (previous.current !== choice && document.activeElement === document.body) link?.focus({ preventScroll: true })
    previous.current = choice
  }, [choice])
  return menu
}

export const Menu = ({ choice, followed }: Props) => {
  const [search, setSearch] = useState('')
  return (
    <nav ref={useCurrentLink(choice)} className={styles['menu']} aria-label="Charts">
      <input
        type="search"
        className={styles['search']}
        aria-label="Find a flow"
        placeholder="Find a flow"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <a className={styles['link']} href={`#${MAP}`} aria-current={choice === MAP ? 'page' : undefined}>
        <span className={styles['title']}>All flows</span>
        <span className={styles['state']}>the map</span>
      </a>
      {listedFlows(FLOW_IDS, followed, search).map((id) => (
        <FlowLink key={id} id={id} isOpen={choice === id} followed={followed} />
      ))}
    </nav>
  )
}
