import { Card } from '@tracking-console/ui';
import { Awaited } from '../../components/Awaited.tsx';
import { useListGrantsQuery } from '../../model/grantQueries.ts';
import { useRights } from '../../model/useRights.ts';
import { useText } from '../../useText.ts';
import { GrantForm } from './GrantForm.tsx';
import { GrantSteps } from './GrantSteps.tsx';
import { GrantTable } from './GrantTable.tsx';

/** The user's own grant, a form for another one, and all grants of the last days. */
export function Grants() {
  const t = useText();
  const query = useListGrantsQuery();
  const { override } = useRights();
  return (
    <Awaited query={query}>
      {({ grants, modules, origins }) => {
        const own = grants.find(({ isActive, isOwn }) => isActive && isOwn);
        return (
          <>
            {own && <GrantSteps grant={own} />}
            {override && <GrantForm key={own?.id ?? ''} replaces={own !== undefined} {...{ modules, origins }} />}
            <Card title={t('overrides.list')} flush>
              <GrantTable grants={grants} />
            </Card>
          </>
        );
      }}
    </Awaited>
  );
}
