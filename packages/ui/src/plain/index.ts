import './tokens.css';
import './base.css';

export { Button, ButtonLink } from './button.tsx';
export { Field } from './field.tsx';
export { Logo } from './logo.tsx';
export { Message } from './message.tsx';
export { Bone, Skeleton } from './skeleton.tsx';
export { CenteredSpinner, Spinner } from './spinner.tsx';
