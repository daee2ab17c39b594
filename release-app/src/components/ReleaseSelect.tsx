import { FormField } from '@tracking-console/ui';
import { Select } from '@tracking-console/ui/later';
import { useListChannelsQuery } from '../model/channelQueries.ts';
import { useListReleasesQuery } from '../model/releaseQueries.ts';
import { useText } from '../useText.ts';
import { shortId, useReleaseName } from './useReleaseName.ts';

interface ReleaseSelectProps {
  label: string;
  value: string;
  onChange: (id: string) => void;
}

/** One of the newest releases, with the channels it runs on. */
export function ReleaseSelect({ label, value, onChange }: ReleaseSelectProps) {
  const t = useText();
  const nameOf = useReleaseName();
  const { data: releases = [] } = useListReleasesQuery();
  const { data: channels = [] } = useListChannelsQuery();
  const options = releases.map((release) => {
    const { id, author } = release;
    const places = channels.filter(({ stable }) => stable === id).map(({ name }) => t(`channel.${name}`));
    return { value: id, label: [nameOf(release), ...places, author, shortId(id)].join(' · ') };
  });
  return (
    <FormField label={label}>
      <Select options={options} value={value} placeholder={t('release.choose')} onValueChange={onChange} />
    </FormField>
  );
}
