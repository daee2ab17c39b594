import { MAX_PHOTO_SIDE, PHOTO_TYPES } from '@tracking-console/contract/account/userConstants';
import { BRAND_CODES, MAX_LOGO_BYTES } from '@tracking-console/contract/notifications/brandConstants';
import type { Brand } from '@tracking-console/contract/notifications/brands';
import { Button, FormField, Image } from '@tracking-console/ui';
import { FileField } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useText } from '../../useText.ts';
import styles from './brand.module.css';
import { useDeleteLogoMutation, useUploadLogoMutation } from './brandQueries.ts';

type Problem = 'unreadable' | 'bytes' | 'pixels' | 'mixed' | 'failed';

const PROBLEMS: Record<number, Problem> = {
  [BRAND_CODES.logoUnreadable]: 'unreadable',
  [BRAND_CODES.logoTooLarge]: 'pixels',
  [BRAND_CODES.logoMixed]: 'mixed',
};

/** The logo, which is in use as soon as it is chosen. */
export function LogoField({ brand: { Logo: logo, Name, DefaultName } }: { brand: Brand }) {
  const t = useText();
  const [upload, { isLoading }] = useUploadLogoMutation();
  const [remove, { isLoading: isRemoving }] = useDeleteLogoMutation();
  const [problem, setProblem] = useState<Problem>();
  const take = async ([file]: readonly File[]) => {
    const found = file && problemOf(file);
    setProblem(found);
    if (!file || found) return;
    const { error } = await upload(file);
    if (error) setProblem('kind' in error ? (PROBLEMS[error.code] ?? 'failed') : 'failed');
  };
  return (
    <div className={styles.logo}>
      <FormField
        label={t('consumer.block.logo')}
        error={problem && t(`picture.problem.${problem}`, { side: MAX_PHOTO_SIDE })}
      >
        <FileField files={[]} onFilesChange={take} accept={PHOTO_TYPES.join()} disabled={isLoading}>
          {t('consumer.brand.choose')}
        </FileField>
      </FormField>
      {logo && (
        <div className={styles.plate}>
          <Image
            src={logo.Path}
            alt={t('consumer.brand.logoOf', { company: Name || DefaultName })}
            width={Math.ceil(logo.Width / 2)}
            height={Math.ceil(logo.Height / 2)}
          />
          <Button size="sm" loading={isRemoving} onClick={() => remove()}>
            {t('consumer.brand.remove')}
          </Button>
        </div>
      )}
    </div>
  );
}

function problemOf({ type, size }: File): Problem | undefined {
  if (!PHOTO_TYPES.some((one) => one === type)) return 'unreadable';
  return size > MAX_LOGO_BYTES ? 'bytes' : undefined;
}
