import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import styles from './tabs.module.css'

type TabsProps = {
  first: { name: ReactNode; content: ReactNode }
  second: { name: ReactNode; content: ReactNode }
}

/** Two alternative views of the same content. */
export const Tabs = ({ first, second }: TabsProps) => {
  const [isSecond, setSecond] = useState(false)
  return (
    <div className={styles['tabs']}>
      <div className={styles['names']}>
        <Button kind="quiet" pressed={!isSecond} onClick={() => setSecond(false)}>
          {first.name}
        </Button>
        <Button kind="quiet" pressed={isSecond} onClick={() => setSecond(true)}>
          {second.name}
        </Button>
      </div>
      {isSecond ? second.content : first.content}
    </div>
  )
}
