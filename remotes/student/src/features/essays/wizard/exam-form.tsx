import { useListSubjectsQuery } from '@lauda/api-client/themes';
import { concursoBoards, examTypes, nameCharsMax } from '@lauda/contracts/vocabulary';
import { Button, ButtonLink } from '@lauda/ui/plain';
import { skipToken } from '@lauda/vendor';
import { Form, Input, Radio, Select } from 'antd';
import { paths } from '#app/paths.ts';
import { texts as shared } from '../shared/texts.ts';
import { boardOf, type ExamValues, withoutStaleSubject } from './exam-values.ts';
import { texts } from './texts.ts';

const typeOptions = examTypes.map((value) => ({ value, label: texts.examTypes[value] }));
const boardOptions = concursoBoards.map((value) => ({ value, label: value }));
const optionalLabel = (name: string) => `${name} (${texts.optional})`;

type ExamFormProps = { initial: ExamValues; busy: boolean; onSubmit: (values: ExamValues) => void };

/** Which exam the essay is for; the rules are those of spec §5. */
export function ExamForm({ initial, busy, onSubmit }: ExamFormProps) {
  const [form] = Form.useForm<ExamValues>();
  const values: ExamValues = Form.useWatch([], form) ?? initial;
  const ofConcurso = values.examType === 'concurso';
  return (
    <Form
      name="exam"
      form={form}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      initialValues={initial}
      onValuesChange={(changed) => form.setFieldsValue(withoutStaleSubject(changed))}
      onFinish={onSubmit}
    >
      <Form.Item name="examType" label={texts.examType} rules={[{ required: true, message: texts.required.examType }]}>
        <Radio.Group options={typeOptions} optionType="button" buttonStyle="solid" block aria-label={texts.examType} />
      </Form.Item>
      {ofConcurso && (
        <>
          <Form.Item name="examBoard" label={texts.examBoard} rules={[{ required: true, message: texts.required.examBoard }]}>
            <Select options={boardOptions} placeholder={texts.choose} />
          </Form.Item>
          <Form.Item name="institution" label={optionalLabel(texts.institution)}>
            <Input maxLength={nameCharsMax} />
          </Form.Item>
          <Form.Item name="position" label={optionalLabel(texts.position)}>
            <Input maxLength={nameCharsMax} />
          </Form.Item>
        </>
      )}
      <SubjectFields values={values} />
      <div className="wizard-actions">
        <ButtonLink look="outline" to={paths.essays}>
          {shared.back}
        </ButtonLink>
        <Button type="submit" busy={busy}>
          {texts.submit}
        </Button>
      </div>
    </Form>
  );
}

/** The subjects that themes of that type and board have, and `Outro` with words of one's own (decisions D3.12). */
function SubjectFields({ values }: { values: ExamValues }) {
  const examBoard = boardOf(values);
  const { examType } = values;
  const {
    currentData: subjects = [],
    isFetching,
    isError,
  } = useListSubjectsQuery(examType && examBoard ? { examType, examBoard } : skipToken);
  const options = [...subjects, texts.other].map((value) => ({ value, label: value }));
  const required = [{ required: true, whitespace: true, message: texts.required.subject }];
  return (
    <>
      <Form.Item name="subject" label={texts.subject} rules={required} extra={isError && texts.subjectsFailed}>
        <Select options={options} loading={isFetching} disabled={!examBoard} placeholder={examBoard ? texts.choose : texts.boardFirst} />
      </Form.Item>
      {values.subject === texts.other && (
        <Form.Item name="otherSubject" label={texts.otherSubject} rules={required}>
          <Input maxLength={nameCharsMax} />
        </Form.Item>
      )}
    </>
  );
}
