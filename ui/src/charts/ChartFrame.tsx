import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { useText } from '../text/useText.ts';
import styles from './ChartFrame.module.css';

interface ChartFrameProps {
  label: string;
  legend: ReactNode;
  chart: ReactNode;
  head: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
}

/** A chart and, for who prefers it, the same figures as a table. */
export function ChartFrame({ label, legend, chart, head, rows }: ChartFrameProps) {
  const text = useText();
  const [asTable, setAsTable] = useState(false);
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        {asTable ? <span /> : legend}
        <Button
          kind="text"
          size="sm"
          icon={asTable ? <ChartColumn size={14} /> : <Table2 size={14} />}
          onClick={() => setAsTable(!asTable)}
        >
          {text(asTable ? 'ui.chart.asChart' : 'ui.chart.asTable')}
        </Button>
      </div>
      {asTable ? (
        // Reached by keyboard because it scrolls.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
        <section aria-label={label} tabIndex={0} className={styles.scroll}>
          <table className={styles.table}>
            <caption className={styles.caption}>{label}</caption>
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells: [first, ...others] }) => (
                <tr key={key}>
                  <th scope="row">{first}</th>
                  {others.map((cell, index) => (
                    <td key={head[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : (
        chart
      )}
    </div>
  );
}
