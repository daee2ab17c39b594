import { usePlatform } from '@tracking-console/app-kit';
import { textOn } from '@tracking-console/contract/notifications/brandColor';
import { MAX_BRAND_NAME, MAX_WEBSITE } from '@tracking-console/contract/notifications/brandConstants';
import type { Brand, SaveBrand } from '@tracking-console/contract/notifications/brands';
import { isDisplayName } from '@tracking-console/contract/values/displayNames';
import { toastShown } from '@tracking-console/platform';
import { Button, Card, FormField, TextLink } from '@tracking-console/ui';
import { ColorField, Stack, TextField, useUnsaved } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import formStyles from '../../components/form.module.css';
import { useText } from '../../useText.ts';
import styles from './brand.module.css';
import { isBadWebsite, useGetBrandQuery, useSaveBrandMutation } from './brandQueries.ts';
import { LogoField } from './LogoField.tsx';

/** The product's own color, if none is chosen. */
const NEUTRAL = '#0f6e78';

/** How tracking pages and mails look to the customer's customers. A shipment lets them be previewed. */
export function BrandCard({ shipmentId }: { shipmentId: string | undefined }) {
  const { data } = useGetBrandQuery();
  return data ? <BrandForm brand={data} shipmentId={shipmentId} /> : null;
}

function BrandForm({ brand, shipmentId }: { brand: Brand; shipmentId: string | undefined }) {
  const t = useText();
  const dispatch = useDispatch();
  const [save, { isLoading, error }] = useSaveBrandMutation();
  // A later response must not overwrite what is typed.
  const [typed, setTyped] = useState<Partial<SaveBrand>>({});
  const { Name, Color, Website } = { ...brand, ...typed };
  const isChanged = Name !== brand.Name || Color !== brand.Color || Website !== brand.Website;
  useUnsaved(usePlatform().unsaved, isChanged);
  const isNamed = isDisplayName(Name);
  const submit = async () => {
    if (!isNamed) return;
    const { data } = await save({ Name, Color, Website });
    if (!data) return;
    setTyped({});
    dispatch(toastShown({ type: 'success', text: { plain: t('saved') } }));
  };
  const ground = Color || NEUTRAL;
  return (
    <Card
      title={t('consumer.brand')}
      actions={
        shipmentId !== undefined && (
          <TextLink href={`/share/preview/${shipmentId}`} external>
            {t('consumer.brand.preview')}
          </TextLink>
        )
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack>
          <LogoField brand={brand} />
          <div className={formStyles.pair}>
            <FormField label={t('company.name')} error={!isNamed && t('consumer.badName')}>
              <TextField
                value={Name}
                placeholder={brand.DefaultName}
                maxLength={MAX_BRAND_NAME}
                autoComplete="organization"
                onChange={(event) => setTyped({ ...typed, Name: event.target.value })}
              />
            </FormField>
            <FormField
              label={t('company.website')}
              error={error && 'kind' in error && isBadWebsite(error) && t('consumer.brand.badWebsite')}
            >
              <TextField
                type="url"
                value={Website}
                placeholder="https://www.example.com"
                maxLength={MAX_WEBSITE}
                autoComplete="url"
                onChange={(event) => setTyped({ ...typed, Website: event.target.value.trim() })}
              />
            </FormField>
            <FormField label={t('consumer.brand.color')}>
              <ColorField
                value={ground}
                onValueChange={(chosen) => setTyped({ ...typed, Color: chosen.toLowerCase() })}
              />
            </FormField>
          </div>
          <p className={styles.sample} style={{ background: ground, color: textOn(ground) }}>
            {Name || brand.DefaultName}
          </p>
          <div className={styles.actions}>
            <Button kind="primary" type="submit" loading={isLoading} disabled={!isChanged}>
              {t('action.save')}
            </Button>
            {Color !== '' && (
              <Button kind="text" onClick={() => setTyped({ ...typed, Color: '' })}>
                {t('consumer.brand.standardColor')}
              </Button>
            )}
          </div>
        </Stack>
      </form>
    </Card>
  );
}
