import type { Essay } from '@lauda/api-client/essays';
import { useCreateThemeMutation } from '@lauda/api-client/themes';
import { themeCharsMax, titleCharsMax } from '@lauda/contracts/vocabulary';
import { useHost } from '@lauda/host-sdk';
import { Form, Input, Modal } from 'antd';
import { useOneAtATime } from '../shared/one-at-a-time.ts';
import { texts as shared } from '../shared/texts.ts';
import { saveFailure } from './save-failure.ts';
import { texts } from './texts.ts';

type OwnTheme = { title: string; content: string };
type OwnThemeDialogProps = { essay: Essay; open: boolean; onClose: () => void };

/** A theme of one's own; it cannot be saved before both fields are filled (spec §5). Closed unsaved, it keeps what was typed. */
export function OwnThemeDialog({ essay, open, onClose }: OwnThemeDialogProps) {
  const host = useHost();
  const [form] = Form.useForm<OwnTheme>();
  const [createTheme, { isLoading }] = useCreateThemeMutation();
  const { title = '', content = '' } = Form.useWatch([], form) ?? {};
  const isFilled = Boolean(title.trim() && content.trim());

  const save = useOneAtATime(async (theme: OwnTheme) => {
    // Enter in the title asks for it too.
    if (!isFilled) return;
    const { examType, examBoard, institution, position, subject } = essay;
    const body = { examType, examBoard, institution, position, subject, ...theme, generatedBy: 'user', generateImage: 'false' } as const;
    const { error } = await createTheme({ body });
    if (error) return host.notify(saveFailure(error));
    host.notify({ kind: 'success', title: texts.saved });
    form.resetFields();
    onClose();
  });
  return (
    <Modal
      open={open}
      title={texts.dialogTitle}
      centered
      okText={texts.save}
      cancelText={shared.cancel}
      okButtonProps={{ disabled: !isFilled, loading: isLoading }}
      onOk={form.submit}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && form.focusField('title')}
    >
      {/* The name goes before the ids of the fields: the frame has a `content` of its own. */}
      <Form name="own-theme" form={form} layout="vertical" requiredMark={false} onFinish={(theme: OwnTheme) => void save(theme)}>
        <Form.Item name="title" label={texts.themeTitle}>
          <Input maxLength={titleCharsMax} />
        </Form.Item>
        <Form.Item name="content" label={texts.themeContent} extra={<span className="theme-hint">{texts.themeContentHint}</span>}>
          <Input.TextArea rows={7} maxLength={themeCharsMax} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
