import { useApplication } from '@tracking-console/app-kit';
import type { ModuleVersion } from '@tracking-console/contract/releases/releases';
import { paths } from '@tracking-console/platform';
import { Button, Card, FormField } from '@tracking-console/ui';
import { Select, Stack, useUnsaved } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Awaited } from '../../components/Awaited.tsx';
import { moduleTitle } from '../../components/moduleTitle.ts';
import { ProblemBanner } from '../../components/ProblemBanner.tsx';
import { ReleaseSelect } from '../../components/ReleaseSelect.tsx';
import { useListChannelsQuery } from '../../model/channelQueries.ts';
import { problemIn } from '../../model/releaseBaseQuery.ts';
import { useCreateReleaseMutation, useListModulesQuery, useReadReleaseQuery } from '../../model/releaseQueries.ts';
import { useText } from '../../useText.ts';
import { composedOf, versionsOf } from './composedOf.ts';
import styles from './releases.module.css';

/** A new release: the modules of a base, with other versions of some. It is served only once a channel gets it. */
export function ComposeForm() {
  const t = useText();
  const [address, setAddress] = useSearchParams();
  const production = useListChannelsQuery().data?.find(({ name }) => name === 'production')?.stable;
  const base = address.get('base') ?? production ?? '';
  const query = useListModulesQuery();
  return (
    <Stack>
      <Card>
        <ReleaseSelect
          label={t('compose.base')}
          value={base}
          onChange={(id) => setAddress({ base: id }, { replace: true })}
        />
      </Card>
      <Awaited query={query}>
        {(versions) => base !== '' && <Versions key={base} base={base} versions={versions} />}
      </Awaited>
    </Stack>
  );
}

function Versions({ base, versions }: { base: string; versions: readonly ModuleVersion[] }) {
  const t = useText();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const { data: release } = useReadReleaseQuery(base);
  const [create, { error, isLoading }] = useCreateReleaseMutation();
  const modules = release?.modules ?? {};
  const changes = composedOf(modules, chosen);
  const count = Object.keys(changes).length;
  useUnsaved(useApplication().platform.unsaved, count > 0);

  const submit = async () => {
    const { data } = await create({ base, modules: changes });
    if (data) await navigate(paths.release.release(data.id));
  };
  return (
    <Card
      title={t('compose.modules')}
      footer={
        <div className={styles.submit}>
          <span>{count === 0 ? t('compose.unchanged') : t('compose.changed', { count })}</span>
          <Button kind="primary" disabled={count === 0} loading={isLoading} onClick={submit}>
            {t('compose.create')}
          </Button>
        </div>
      }
    >
      <ProblemBanner problem={problemIn(error)} />
      <div className={styles.versions}>
        {versionsOf(modules, versions).map(({ name, options }) => (
          <FormField key={name} label={moduleTitle(name)}>
            <Select
              options={options.map((value) => ({ value, label: value }))}
              value={chosen[name] ?? modules[name] ?? ''}
              placeholder={t('diff.absent')}
              onValueChange={(version) => setChosen({ ...chosen, [name]: version })}
            />
          </FormField>
        ))}
      </div>
    </Card>
  );
}
