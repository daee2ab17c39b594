import { FormField } from '@tracking-console/ui';
import { Select, useTimeFormat } from '@tracking-console/ui/later';
import { useListChannelsQuery } from '../queries/channelQueries.ts';
import { useListReleasesQuery } from '../queries/releaseQueries.ts';
import { useText } from '../useText.ts';
import { shortId } from './ReleaseName.tsx';

interface ReleaseSelectProps {
  label: string;
  value: string;
  onChange: (id: string) => void;
}

/** One of the newest releases, with the channels it runs on. */
export function ReleaseSelect({ label, value, onChange }: ReleaseSelectProps) {
  const t = useText();
  const timeOf = useTimeFormat();
  const { data: releases = [] } = useListReleasesQuery();
  const { data: channels = [] } = useListChannelsQuery();
  const options = releases.map(({ id, createTime, author }) => {
    const places = channels.filter(({ stable }) => stable === id).map(({ name }) => t(`channel.${name}`));
    return { value: id, label: [shortId(id), timeOf(createTime), author, ...places].join(' · ') };
  });
  return (
    <FormField label={label}>
      <Select options={options} value={value} placeholder={t('release.choose')} onValueChange={onChange} />
    </FormField>
  );
}
