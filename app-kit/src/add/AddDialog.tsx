import { Loading, loader } from '@tracking-console/ui';
import { Dialog } from '@tracking-console/ui/later';
import { useState } from 'react';
import { usePart } from '../parts/usePart.ts';
import type { AddDialogProps } from './AddForm.tsx';

const addForm = loader(async () => (await import('./AddForm.tsx')).AddForm);

/** Adds many numbers. Its code comes when it is first opened, and what is in it stays while the page does. */
export function AddDialog(props: AddDialogProps) {
  const { open, title, onClose } = props;
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  const Form = usePart(addForm, wanted, () => {
    setWanted(false);
    onClose();
  });
  if (Form) return <Form {...props} />;
  return (
    <Dialog open={open} size="lg" title={title} onClose={onClose}>
      <Loading />
    </Dialog>
  );
}
