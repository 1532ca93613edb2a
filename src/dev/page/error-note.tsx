import { Component, type ReactNode } from 'react'
import { Failed } from './failed.tsx'

type Props = { children: ReactNode }
type State = { failure: unknown }

/** Error boundary: shows why a chart cannot be drawn. */
export class ErrorNote extends Component<Props, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(failure: unknown): State {
    return { failure }
  }

  override render() {
    const { failure } = this.state
    return failure === null ? this.props.children : <Failed failure={failure} />
  }
}
