import { Button, Message } from '@lauda/ui/plain';
import { Component, type ReactNode } from 'react';
import { texts } from './texts.ts';

/** `subject`: a new one clears the failure of the one before; so does a new `place`. */
type ErrorWallProps = { subject: unknown; place: string; onRetry: () => void; children: ReactNode };

/** Shows a notice in place of what threw, with a way to try again. */
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
    if (!this.state.failed) return this.props.children;
    return (
      <Message alert title={texts.failedTitle} text={texts.failedText}>
        <Button onClick={this.props.onRetry}>{texts.retry}</Button>
      </Message>
    );
  }
}
