import { Component, type ReactNode } from 'react';

/** `subject`: a new one clears the failure of the one before; so does a new `place`. `notice` stands in place of what threw. */
type ErrorWallProps = { subject: unknown; place: string; notice: (error: unknown) => ReactNode; children: ReactNode };

/** What goes wrong inside of it stays inside of it. */
export class ErrorWall extends Component<ErrorWallProps, { failed?: { error: unknown } }> {
  override state: { failed?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override componentDidUpdate(before: ErrorWallProps) {
    const changed = before.subject !== this.props.subject || before.place !== this.props.place;
    if (this.state.failed && changed) this.setState({ failed: undefined });
  }

  override render() {
    const { failed } = this.state;
    return failed ? this.props.notice(failed.error) : this.props.children;
  }
}
