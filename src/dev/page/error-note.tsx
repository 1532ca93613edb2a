import { Component, type ReactNode } from 'react'
import { Failed } from './failed.tsx'

type Props = { children: ReactNode }
type State = { failure: unknown }

/** A chart that cannot be drawn says why. */
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
