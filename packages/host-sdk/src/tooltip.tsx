import type { TooltipProps } from './host.ts';
import { useHost } from './host-context.ts';

/** A tooltip around one element, such as a button that shows only an icon: `<Tooltip text="Excluir"><Button aria-label="Excluir" … /></Tooltip>`. */
export function Tooltip(props: TooltipProps) {
  const host = useHost();
  return <host.Tooltip {...props} />;
}
