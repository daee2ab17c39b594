import { useKitText } from '@tracking-console/app-kit';
import { fieldText } from '@tracking-console/contract/tasks/fieldText';
import type { ImportMapping } from '@tracking-console/contract/tasks/imports';
import type { ImportField } from '@tracking-console/contract/tasks/taskConstants';
import { IconButton, Skeleton } from '@tracking-console/ui';
import { icons, useTimeFormat } from '@tracking-console/ui/later';
import { FetchFailed } from '../../components/FetchFailed.tsx';
import { useDeleteImportMappingMutation, useGetImportMappingsQuery } from '../../model/tasks/tasksApi.ts';
import { useText } from '../../useText.ts';
import styles from './RememberedMappings.module.css';

/** Which files the console knows by their header rows, and what it takes their columns for. */
export function RememberedMappings() {
  const t = useText();
  const { data: mappings, error, refetch } = useGetImportMappingsQuery();
  return (
    <section aria-label={t('shipments.mappings.title')}>
      <h3 className={styles.heading}>{t('shipments.mappings.title')}</h3>
      <p className={styles.text}>{t('shipments.mappings.text')}</p>
      {error && <FetchFailed failure={error} onRetry={refetch} />}
      {!mappings && !error && <Skeleton rows={2} />}
      {mappings?.length === 0 && <p className={styles.text}>{t('shipments.mappings.none')}</p>}
      {mappings && mappings.length > 0 && (
        <ul className={styles.list}>
          {mappings.map((mapping) => (
            <Remembered key={mapping.id} {...mapping} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Remembered({ id, columns, mapping, used_time }: ImportMapping) {
  const t = useText();
  const kit = useKitText();
  const timeText = useTimeFormat();
  const [remove, { isLoading }] = useDeleteImportMappingMutation();
  const named = columns.filter((heading) => heading !== '').join(', ');
  const held = Object.entries(mapping)
    .toSorted(([, one], [, other]) => one - other)
    .map(([field, place]) => ({ field, heading: columns[place] ?? '' }));
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{named}</p>
        <ul className={styles.fields}>
          {held.map(({ field, heading }) => (
            <li key={field}>
              {/* A key of ColumnMapping is a field of an import. */}
              {t('shipments.mappings.field', {
                heading,
                field: kit(fieldText(field as ImportField)),
              })}
            </li>
          ))}
        </ul>
        <p className={styles.text}>{t('keys.usedOn', { date: timeText(used_time, 'day') })}</p>
      </div>
      <IconButton
        icon={<icons.Trash2 size={16} />}
        label={t('shipments.mappings.remove', { columns: named })}
        disabled={isLoading}
        onClick={() => remove(id)}
      />
    </li>
  );
}
