import { EmptyState, LinkButton, Page } from '@tracking-console/ui';
import { useMounted } from '../application/ApplicationContext.ts';
import { useApplicationText } from '../texts/TextContext.ts';
import { useKitText } from '../texts/useKitText.ts';

/** For an address that belongs to the application but to none of its pages. The application has a text `notFound.back`. */
export function NotFound() {
  const t = useKitText();
  const ownText = useApplicationText();
  const { basePath } = useMounted();
  return (
    <Page title={t('notFound.title')}>
      <EmptyState
        kind="noMatch"
        title={t('notFound.text')}
        actions={
          <LinkButton kind="primary" href={basePath}>
            {ownText('notFound.back')}
          </LinkButton>
        }
      />
    </Page>
  );
}
