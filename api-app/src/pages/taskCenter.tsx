import { Page } from '@tracking-console/ui';
import { TaskCenter } from '../features/tasks/TaskCenter.tsx';
import { useText } from '../useText.ts';

export function Component() {
  const t = useText();
  return (
    <Page title={t('menu.taskCenter')} description={`${t('lists.taskCenter.text')} ${t('lists.taskCenter.hint')}`}>
      <TaskCenter />
    </Page>
  );
}
