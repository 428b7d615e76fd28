import { serverMessage } from '@lauda/api-client/base';
import { useUpdateEssayMutation } from '@lauda/api-client/essays';
import { type Theme, useUseThemeMutation } from '@lauda/api-client/themes';
import { useHost } from '@lauda/host-sdk';
import { ConfirmDialog } from '@lauda/ui/antd';
import { useNavigate } from '@lauda/vendor';
import { paths } from '#app/paths.ts';
import { texts as shared } from '../shared/texts.ts';
import { texts } from './texts.ts';

type UseThemeDialogProps = { essayId: string; theme?: Theme; onClose: () => void };

/** Shows the whole theme and asks before it becomes the essay's. */
export function UseThemeDialog({ essayId, theme, onClose }: UseThemeDialogProps) {
  const host = useHost();
  const navigate = useNavigate();
  const [updateEssay, { isLoading: isSetting }] = useUpdateEssayMutation();
  const [countUse, { isLoading: isCounting }] = useUseThemeMutation();

  const apply = async ({ id, content }: Theme) => {
    const { error } = await updateEssay({ id: essayId, body: { theme: content, status: 'aguardando_upload' } });
    if (error) return host.notify({ kind: 'error', title: texts.useFailed.title, text: serverMessage(error, texts.useFailed.text) });
    // The essay has its theme: a use that is not counted stops nobody.
    await countUse({ id });
    navigate(paths.writing(essayId));
  };
  return (
    <ConfirmDialog
      open={theme !== undefined}
      title={texts.confirmTitle}
      confirm={texts.confirm}
      cancel={shared.cancel}
      busy={isSetting || isCounting}
      onConfirm={() => theme && void apply(theme)}
      onCancel={onClose}
    >
      <h3 className="theme-dialog-title">{theme?.title}</h3>
      <p className="theme-dialog-text">{theme?.content}</p>
    </ConfirmDialog>
  );
}
