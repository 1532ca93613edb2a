import { type ReactNode, useEffect } from 'react'
import { listenForActivity } from './activity.ts'
import styles from './activity-area.module.css'

/** Calls `onActivity` for any user activity on the page. */
export const ActivityArea = ({ onActivity, children }: { onActivity: () => void; children: ReactNode }) => {
  useEffect(() => listenForActivity(onActivity), [onActivity])
  return <div className={styles['area']}>{children}</div>
}
