import type { User } from '@lauda/api-client/users';
import { type Role, roles, trialTokensLimitMax, type UserStatus, userStatuses } from '@lauda/contracts/vocabulary';
import { Form, Input, Modal, Select } from 'antd';
import { texts } from './texts.ts';
import { isLimit, parseLimit, sentLimit, shownLimit } from './tokens-limit.ts';
import type { PersonValues } from './use-changes.ts';

const formName = 'person';

type Fields = { role: Role; status: UserStatus; tokensLimit: string };
type EditDialogProps = {
  person: User;
  open: boolean;
  busy: boolean;
  onSave: (values: PersonValues) => void;
  onClose: () => void;
  /** It is gone from the screen too. */
  onClosed: () => void;
};

/** Role, status and, for trial alone, the limit of tokens (spec §2.12, §5). It stays open until what it says is saved. */
export function EditDialog({ person, open, busy, onSave, onClose, onClosed }: EditDialogProps) {
  const [form] = Form.useForm<Fields>();
  const { role = person.role } = Form.useWatch([], form) ?? {};
  const first: Fields = { role: person.role, status: person.status, tokensLimit: shownLimit(person.tokensLimit) };
  // What will be sent is what is seen.
  const settle = () => form.setFieldsValue({ tokensLimit: String(parseLimit(form.getFieldValue('tokensLimit'))) });
  return (
    <Modal
      open={open}
      title={texts.dialogTitle}
      centered
      width={440}
      okText={texts.save}
      cancelText={texts.cancel}
      // A button of the form: Enter in a field saves too.
      okButtonProps={{ loading: busy, htmlType: 'submit', form: formName }}
      onCancel={onClose}
      afterClose={onClosed}
    >
      <p className="users-edited">{person.email}</p>
      <Form
        name={formName}
        form={form}
        layout="vertical"
        requiredMark={false}
        // The browser would say it in its own language.
        noValidate
        scrollToFirstError={{ focus: true }}
        initialValues={first}
        onFinish={({ tokensLimit = first.tokensLimit, ...fields }: Fields) =>
          onSave({ ...fields, tokensLimit: sentLimit(fields.role, tokensLimit) })
        }
      >
        <Form.Item name="role" label={texts.columns.role}>
          <Select options={roles.map((value) => ({ value, label: texts.roles[value] }))} />
        </Form.Item>
        <Form.Item name="status" label={texts.columns.status}>
          <Select options={userStatuses.map((value) => ({ value, label: texts.statuses[value] }))} />
        </Form.Item>
        {role === 'trial' ? (
          <Form.Item
            name="tokensLimit"
            label={texts.tokensLimit}
            extra={texts.tokensHint}
            rules={[
              {
                validator: (_rule, typed: string) =>
                  isLimit(parseLimit(typed)) ? Promise.resolve() : Promise.reject(new Error(texts.tokensWrong)),
              },
            ]}
          >
            <Input type="number" inputMode="numeric" min={0} max={trialTokensLimitMax} onBlur={settle} onPressEnter={settle} />
          </Form.Item>
        ) : (
          <p className="users-unlimited">{texts.unlimited}</p>
        )}
      </Form>
    </Modal>
  );
}
