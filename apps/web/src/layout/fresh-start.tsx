import { Component, type ReactNode } from 'react';

interface FreshStartState {
  error: unknown;
  /** When each of the latest failures happened. */
  failures: number[];
}

/** More failures than this within the time: drawing anew does not help. */
const most = 3;
const withinMs = 5000;

/**
 * A translator or an extension may have moved what React wants to change. React cannot go on there,
 * so this part of the page is drawn anew; the rest stays. It must hold children of body as a whole, for
 * whoever gives up in the end puts those back.
 */
export class FreshStart extends Component<{ children: ReactNode }, FreshStartState> {
  override state: FreshStartState = { error: null, failures: [] };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('something was thrown that is nothing') };
  }

  override componentDidCatch() {
    const now = performance.now();
    const failures = [...this.state.failures.filter((time) => now - time < withinMs), now];
    if (failures.length <= most) this.setState({ error: null, failures });
    else this.setState({ failures });
  }

  override render() {
    const { error, failures } = this.state;
    if (error === null) return this.props.children;
    if (failures.length > most) throw error;
    return null;
  }
}
