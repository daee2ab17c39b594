import { EmptyState, LinkButton, Page } from '@tracking-console/ui';
import { useMounted } from '../application/ApplicationContext.ts';
import { useKitText } from '../texts/useKitText.ts';

/** For an address that belongs to the application but to none of its pages. */
export function NotFound() {
  const t = useKitText();
  const { basePath } = useMounted();
  return (
    <Page title={t('notFound.title')}>
      <EmptyState
        kind="noMatch"
        title={t('notFound.text')}
        actions={
          <LinkButton kind="primary" href={basePath}>
            {t('notFound.back')}
          </LinkButton>
        }
      />
    </Page>
  );
}
