import { type CarrierNames, useCarrierNames } from '@tracking-console/app-kit';
import type { ViewSettings, ViewSettingsChoices } from '@tracking-console/app-kit/later';
import type { Column } from '@tracking-console/ui/later';
import { useMemo } from 'react';
import type { Shipment } from '../../model/shipments/shipment.ts';
import { useText } from '../../useText.ts';
import { NumberCell, NumberTools } from './cells.tsx';
import { RowMenu } from './RowMenu.tsx';

/** A list's definition of its columns; their titles are texts under `shipments.column`. */
export interface ListColumns<Name extends string> {
  viewChoices: ViewSettingsChoices<Name>;
  columnsOf: (nameOf: CarrierNames) => Record<Name, Omit<Column<Shipment>, 'key' | 'title'>>;
  titleOf: (name: Name) => Parameters<ReturnType<typeof useText>>[0];
}

/** Columns the customer chose are shown at every width of a table, which then scrolls sideways. */
const CHOSEN = 2 as const;

/** The number, what is shown of the others in their own order, and the menu. */
export function useColumns<Name extends string>(
  { viewChoices, columnsOf, titleOf }: ListColumns<Name>,
  shown: ViewSettings<Name>['columns'],
  marksSandbox: boolean,
): Column<Shipment>[] {
  const t = useText();
  const nameOf = useCarrierNames();
  const columns = useMemo(() => columnsOf(nameOf), [columnsOf, nameOf]);
  const isChosen = shown.join() !== viewChoices.initial.columns.join();
  return useMemo(
    () => [
      {
        key: 'number',
        title: t('shipments.column.number'),
        primary: true,
        width: 'clamp(10.25rem, 14cqi, 20rem)',
        cell: (shipment) => <NumberCell shipment={shipment} />,
        aside: (shipment) => <NumberTools shipment={shipment} marksSandbox={marksSandbox} />,
      },
      ...viewChoices.columns
        .filter((key) => shown.includes(key))
        .map((key) => ({
          key,
          title: t(titleOf(key)),
          ...columns[key],
          ...(isChosen && { priority: CHOSEN }),
        })),
      {
        key: 'menu',
        title: t('column.actions'),
        titleHidden: true,
        sticky: true,
        priority: 1,
        align: 'end',
        width: '2.5rem',
        cell: (shipment) => <RowMenu shipment={shipment} />,
      },
    ],
    [t, viewChoices, shown, columns, isChosen, titleOf, marksSandbox],
  );
}
