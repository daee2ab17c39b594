import { useKitText } from '@tracking-console/app-kit';
import { Awaited, LoadFailed } from '@tracking-console/app-kit/later';
import type { TemplateContent, TemplateList } from '@tracking-console/contract/notifications/templates';
import { FormField } from '@tracking-console/ui';
import { Segmented, Select } from '@tracking-console/ui/later';
import { useEffect, useState } from 'react';
import { usePreviewTemplateQuery } from '../../model/consumerQueries.ts';
import { useText } from '../../useText.ts';
import styles from './templates.module.css';
import { useSettled } from './useSettled.ts';

interface PreviewPaneProps {
  templateId: string;
  content: TemplateContent;
  shipments: TemplateList['Shipments'];
}

const VIEWS = ['desktop', 'mobile', 'dark'] as const;
type View = (typeof VIEWS)[number];

/** The mail as the recipient of a shipment will see it. If it cannot be rendered, the last valid one stays. */
export function PreviewPane({ templateId, content, shipments }: PreviewPaneProps) {
  const t = useText();
  const kit = useKitText();
  const [view, setView] = useState<View>('desktop');
  const [shipmentId, setShipmentId] = useState(shipments[0]?.ShipmentId);
  const { data, isError, refetch } = usePreviewTemplateQuery({
    TemplateId: templateId,
    Content: useSettled(content),
    ...(shipmentId !== undefined && { ShipmentId: shipmentId }),
  });
  const url = useBlobUrl(data?.Html);
  return (
    <section className={styles.preview} aria-label={t('consumer.preview')}>
      <div className={styles.choices}>
        <Segmented
          aria-label={t('consumer.preview')}
          options={VIEWS.map((value) => ({ value, label: t(`consumer.view.${value}`) }))}
          value={view}
          onValueChange={(value) => setView(value as View)}
        />
        {shipmentId !== undefined && (
          <FormField label={t('field.number')}>
            <Select
              value={shipmentId}
              options={shipments.map(({ ShipmentId, TrackNo }) => ({ value: ShipmentId, label: TrackNo }))}
              onValueChange={setShipmentId}
            />
          </FormField>
        )}
      </div>
      <Awaited
        data={url ? data : undefined}
        failed={isError && !data && <LoadFailed title={kit('fetchFailed.title')} onRetry={refetch} />}
      >
        {({ Subject }) => (
          <>
            <p className={styles.subject}>{Subject}</p>
            {/* It runs nothing: the frame forbids it, and so does the page's own policy. */}
            <iframe className={`${styles.mail} ${styles[view]}`} title={t('consumer.preview')} sandbox="" src={url} />
          </>
        )}
      </Awaited>
    </section>
  );
}

/** As a blob, since the page's policy allows no HTML strings, not even in a frame. */
function useBlobUrl(html: string | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (html === undefined) return undefined;
    const made = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [html]);
  return url;
}
