import { Component, type ReactNode } from 'react';

/** `subject`: a new one clears the failure of the one before; so does a new `place`. `notice` stands in place of what threw. */
type ErrorWallProps = { subject: unknown; place: string; notice: ReactNode; children: ReactNode };

/** What goes wrong inside of it stays inside of it. */
export class ErrorWall extends Component<ErrorWallProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: ErrorWallProps) {
    const changed = before.subject !== this.props.subject || before.place !== this.props.place;
    if (this.state.failed && changed) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.notice : this.props.children;
  }
}
