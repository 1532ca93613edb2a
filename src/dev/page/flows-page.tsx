import { Suspense, useState } from 'react'
import { ErrorNote } from './error-note.tsx'
import { FlowView } from './flow-view.tsx'
import styles from './flows-page.module.css'
import { MapView } from './map-view.tsx'
import { Menu } from './menu.tsx'
import { TopBar } from './top-bar.tsx'
import { useTabs } from './tabs.ts'
import { MAP, useChoice } from './use-choice.ts'

/** The layout library is a lazy chunk, fetched for the first chart. */
const Drawing = () => (
  <main className={styles['drawing']} aria-busy>
    <output>Drawing the chart…</output>
  </main>
)

export const FlowsPage = () => {
  const tabs = useTabs()
  const choice = useChoice()
  const [selected, setSelected] = useState<string | null>(null)
  const followed = tabs.find(({ tab }) => tab === selected) ?? tabs[0] ?? null

  return (
    <div className={styles['page']}>
      <TopBar tabs={tabs} followed={followed} selected={selected} onFollow={setSelected} />
      <Menu choice={choice} followed={followed} />
      <ErrorNote key={choice}>
        <Suspense fallback={<Drawing />}>
          {choice === MAP ? <MapView followed={followed} /> : <FlowView id={choice} followed={followed} />}
        </Suspense>
      </ErrorNote>
    </div>
  )
}
