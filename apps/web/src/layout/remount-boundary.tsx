import { Component, type ReactNode } from 'react';

interface RemountBoundaryState {
  error: unknown;
  failures: number[];
}

/** More failures than this within the time: remounting does not help. */
const maxFailures = 3;
const withinMs = 5000;

/**
 * Remounts its part of the page when a translator or an extension has moved nodes that React wants to change. Must
 * contain complete children of body, because the last resort restores those.
 */
export class RemountBoundary extends Component<{ children: ReactNode }, RemountBoundaryState> {
  override state: RemountBoundaryState = { error: null, failures: [] };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('an empty value was thrown') };
  }

  override componentDidCatch() {
    const now = performance.now();
    const failures = [...this.state.failures.filter((time) => now - time < withinMs), now];
    if (failures.length <= maxFailures) this.setState({ error: null, failures });
    else this.setState({ failures });
  }

  override render() {
    const { error, failures } = this.state;
    if (error === null) return this.props.children;
    if (failures.length > maxFailures) throw error;
    return null;
  }
}
