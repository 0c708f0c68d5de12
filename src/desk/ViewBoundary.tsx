import { Component, type ReactNode } from 'react';
import { TransportFailure } from '../shared/relay/failure.ts';
import { UnreachedView } from './UnreachedView.tsx';

/** `of`: the view's query reference; a new one retries. */
type Props = { of: unknown; children: ReactNode };
type State = { error: unknown; of: unknown };

/** Keeps the desk's navigation when the market does not answer a view's query; other errors pass. */
export class ViewBoundary extends Component<Props, State> {
  override state: State = { error: null, of: this.props.of };
  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ error });
  static getDerivedStateFromProps = ({ of }: Props, state: State): State | null =>
    of === state.of ? null : { error: null, of };
  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof TransportFailure) return <UnreachedView />;
    throw error;
  }
}
