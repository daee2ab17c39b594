import { Button, type ButtonProps } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useId } from 'react';
import { useGetOverviewQuery } from '../model/shipments/shipmentsApi.ts';
import { useText } from '../useText.ts';
import styles from './ActivateButton.module.css';

interface ActivateButtonProps extends Pick<ButtonProps, 'size' | 'loading'> {
  /** Some of them are no longer followed, and take no quota when they are activated. */
  takesNone: boolean;
  onActivate: () => unknown;
}

/** Takes shipments out of the archive; shows an error where the quota is full. */
export function ActivateButton({ takesNone, onActivate, size = 'md', loading = false }: ActivateButtonProps) {
  const t = useText();
  const id = useId();
  const { data: overview } = useGetOverviewQuery();
  const isBlocked = !takesNone && overview !== undefined && overview.utn.inum <= 0;
  return (
    <>
      <Button
        size={size}
        icon={<icons.ArchiveRestore size={15} />}
        loading={loading}
        aria-disabled={isBlocked || undefined}
        aria-describedby={isBlocked ? id : undefined}
        onClick={() => !isBlocked && onActivate()}
      >
        {t('shipments.activate.action')}
      </Button>
      {isBlocked && (
        <span id={id} className={styles.reason}>
          {t('shipments.activate.noRoom')}
        </span>
      )}
    </>
  );
}
