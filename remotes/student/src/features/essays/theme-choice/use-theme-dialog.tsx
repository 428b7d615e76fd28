import { useUpdateEssayMutation } from '@lauda/api-client/essays';
import { type Theme, useUseThemeMutation } from '@lauda/api-client/themes';
import { useHost } from '@lauda/host-sdk';
import { ConfirmDialog } from '@lauda/ui/antd';
import { useNavigate } from '@lauda/vendor';
import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { useOneAtATime } from '../shared/one-at-a-time.ts';
import { texts as shared } from '../shared/texts.ts';
import { texts } from './texts.ts';

type UseThemeDialogProps = { essayId: string; theme?: Theme; onClose: () => void };

/** Shows the whole theme and asks before it becomes the essay's. */
export function UseThemeDialog({ essayId, theme, onClose }: UseThemeDialogProps) {
  const host = useHost();
  const navigate = useNavigate();
  const shown = useLast(theme);
  const [updateEssay, { isLoading }] = useUpdateEssayMutation();
  const [countUse] = useUseThemeMutation();

  const apply = useOneAtATime(async ({ id, content }: Theme) => {
    const { error } = await updateEssay({ id: essayId, body: { theme: content, status: 'aguardando_upload' } });
    if (error) return host.notify({ kind: 'error', ...texts.useFailed });
    // The essay has its theme: nobody waits for the use to be counted, and one that is not stops nobody.
    void countUse({ id });
    await navigate(paths.writing(essayId));
  });
  return (
    <ConfirmDialog
      open={theme !== undefined}
      title={texts.confirmTitle}
      confirm={texts.confirm}
      cancel={shared.cancel}
      busy={isLoading}
      onConfirm={() => theme && void apply(theme)}
      onCancel={onClose}
    >
      <h3 className="theme-dialog-title" dir="auto">
        {shown?.title}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the keyboard */}
      <div className="theme-dialog-text" role="region" aria-label={shown?.title} tabIndex={0} dir="auto">
        {shown?.content}
      </div>
    </ConfirmDialog>
  );
}

/** What was shown last, so that a dialog does not empty while it closes. */
function useLast(theme?: Theme): Theme | undefined {
  const [last, setLast] = useState(theme);
  if (theme && theme !== last) setLast(theme);
  return theme ?? last;
}
