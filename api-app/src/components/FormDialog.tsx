import { Banner, Button } from '@tracking-console/ui';
import { Dialog, type DialogProps, Stack } from '@tracking-console/ui/later';
import { FORM_ERROR } from 'final-form';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Form, type FormRenderProps } from 'react-final-form';
import { useText } from '../useText.ts';
import { useDiscardQuestion } from './useDiscardQuestion.tsx';

/** Where and why the server refused a form; without a field: the form as a whole. */
export interface FormRefusal<Values> {
  field?: keyof Values;
  text: string;
}

interface FormDialogProps<Values> {
  title: string;
  size: DialogProps['size'];
  values: Values;
  /** The texts of what is wrong, by field. */
  validate: (values: Values) => Record<string, string | undefined>;
  /** Returns the refusal; null: it closes itself, or there is nothing to show. */
  onSubmit: (values: Values) => Promise<FormRefusal<Values> | null>;
  onClose: () => void;
  /** Before the buttons; `showFaults` marks them and goes to the first. */
  action?: (showFaults: () => void) => ReactNode;
  children: ReactNode;
}

/** A form in a dialog: it focuses the first fault, and asks for confirmation before changes are lost. */
export function FormDialog<Values extends object>({ values, validate, onSubmit, ...frame }: FormDialogProps<Values>) {
  const form = useRef<HTMLFormElement>(null);
  // A later response of the list must not overwrite what is typed.
  const [initialValues] = useState(values);
  const submit = async (wanted: Values) => {
    const refusal = await onSubmit(wanted);
    if (!refusal) return undefined;
    focusFirstFault(form.current);
    return { [refusal.field ?? FORM_ERROR]: refusal.text };
  };
  return (
    <Form<Values>
      initialValues={initialValues}
      validate={validate}
      onSubmit={submit}
      render={(state) => <Frame {...frame} {...state} formRef={form} />}
    />
  );
}

type FrameProps = Omit<FormDialogProps<never>, 'values' | 'validate' | 'onSubmit'> &
  Pick<FormRenderProps, 'handleSubmit' | 'submitError' | 'submitting' | 'dirty'> & {
    formRef: React.RefObject<HTMLFormElement | null>;
  };

function Frame(props: FrameProps) {
  const { title, size, onClose, action, children, handleSubmit, submitError, submitting, dirty, formRef } = props;
  const t = useText();
  const id = useId();
  const [close, question] = useDiscardQuestion(dirty ?? false, onClose);
  const submit = () => {
    void handleSubmit();
    focusFirstFault(formRef.current);
  };
  return (
    <Dialog
      open
      size={size ?? 'md'}
      title={title}
      onClose={close}
      footer={
        <>
          {action?.(submit)}
          <Button onClick={close}>{t('action.cancel')}</Button>
          <Button kind="primary" type="submit" form={id} loading={submitting ?? false}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <form
        ref={formRef}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack>
          {submitError && <Banner kind="error" text={submitError} />}
          {children}
        </Stack>
      </form>
      {question}
    </Dialog>
  );
}

/** Once it is marked. */
function focusFirstFault(form: HTMLFormElement | null) {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
