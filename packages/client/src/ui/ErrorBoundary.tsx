/** Shows something else where a part of the page has failed, instead of nothing at all. */
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What is shown instead. */
  fallback(error: unknown): ReactNode;
  /** With another key the part is tried again. */
  readonly resetKey?: string | number;
}

interface Failed {
  readonly failure: { readonly error: unknown } | null;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, Failed> {
  override state: Failed = { failure: null };

  static getDerivedStateFromError(error: unknown): Failed {
    return { failure: { error } };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps): void {
    if (this.state.failure !== null && resetKey !== this.props.resetKey) this.setState({ failure: null });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.fallback(failure.error);
  }
}
