import { paths } from '@tracking-console/platform';
import { EmptyState, LinkButton, PageHeader, usePageHeading } from '@tracking-console/ui';
import { useText } from '../../useText.ts';

/** RT-9 */
export function NotFound() {
  const say = useText();
  return (
    <>
      <PageHeader title={say('notFound.title')} headingRef={usePageHeading()} />
      <EmptyState
        kind="noMatch"
        title={say('notFound.headline')}
        text={say('notFound.text')}
        actions={
          <LinkButton kind="primary" href={paths.buyer.dashboard()}>
            {say('notFound.dashboard')}
          </LinkButton>
        }
      />
    </>
  );
}
