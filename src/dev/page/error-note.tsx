import { Component, type ReactNode } from 'react'
import styles from './flows-page.module.css'

type Props = { children: ReactNode }
type State = { failure: string | null }

/** A chart that cannot be drawn says why: mostly a machine that is being written. */
export class ErrorNote extends Component<Props, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: error instanceof Error ? error.message : String(error) }
  }

  override render() {
    const { failure } = this.state
    if (failure === null) return this.props.children
    return (
      <main className={styles['failed']} role="alert">
        <h2>This chart cannot be drawn</h2>
        <pre>{failure}</pre>
      </main>
    )
  }
}
