import { useKitText } from '@tracking-console/app-kit';
import type { Airline } from '@tracking-console/contract/air/air';
import type { AirWaybillNumber } from '@tracking-console/contract/air/airWaybillNumber';
import type { RejectedItem } from '@tracking-console/contract/api/tracking';
import { Button, icons } from '@tracking-console/ui';
import { Select } from '@tracking-console/ui/later';
import { useRefusalWords } from '../../components/useRefusalWords.ts';
import { useText } from '../../useText.ts';
import styles from './airline.module.css';

interface AirNumbersProps {
  found: readonly AirWaybillNumber[];
  /** Undefined while they are being fetched. */
  airlines: readonly Airline[] | undefined;
  airlineOf: (waybill: AirWaybillNumber) => Airline | undefined;
  refused: ReadonlyMap<string, RejectedItem>;
  onCorrect: (waybill: AirWaybillNumber) => void;
  onAirline: (waybill: AirWaybillNumber, iata: string) => void;
}

/** The recognized numbers, each with its airline, or with what is wrong and how to fix it. */
export function AirNumbers({ found, ...props }: AirNumbersProps) {
  const kitText = useKitText();
  if (found.length === 0) return null;
  return (
    <ul className={styles.numbers} aria-label={kitText('add.recognized')}>
      {found.map((waybill) => (
        <li key={waybill.number}>
          <code className={styles.awb}>{waybill.number}</code>
          <About waybill={waybill} {...props} />
        </li>
      ))}
    </ul>
  );
}

function About({ waybill, airlines, airlineOf, refused, onCorrect, onAirline }: AboutProps) {
  const t = useText();
  const reason = useRefusalWords();
  const { number, problem, corrected } = waybill;
  const refusal = refused.get(number);
  if (refusal) return <Problem>{reason(refusal.error)}</Problem>;
  if (problem === 'format') return <Problem>{t('air.badFormat')}</Problem>;
  if (problem === 'checkDigit' && corrected)
    return (
      <span className={styles.about}>
        <Problem>{t('air.badDigit')}</Problem>
        <Button size="sm" onClick={() => onCorrect(waybill)}>
          {t('air.useInstead', { number: corrected })}
        </Button>
      </span>
    );
  const airline = airlineOf(waybill);
  if (airline)
    return (
      <span className={styles.about}>
        <icons.Plane size={15} aria-hidden="true" />
        {airline.name} <span className={styles.quiet}>{airline.iata}</span>
      </span>
    );
  if (!airlines) return null;
  return (
    <span className={styles.about}>
      <Problem>{t('air.unknownPrefix')}</Problem>
      <span className={styles.choice}>
        <Select
          searchable
          aria-label={`${t('column.airline')} ${number}`}
          placeholder={t('column.airline')}
          value=""
          options={airlines.map(({ iata, name }) => ({ value: iata, label: `${name} (${iata})` }))}
          onValueChange={(iata) => onAirline(waybill, iata)}
        />
      </span>
    </span>
  );
}

type AboutProps = Omit<AirNumbersProps, 'found'> & { waybill: AirWaybillNumber };

const Problem = ({ children }: { children: string }) => (
  <span className={styles.problem}>
    <icons.TriangleAlert size={14} aria-hidden="true" /> {children}
  </span>
);
