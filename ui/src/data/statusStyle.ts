import {
  BadgeCheck,
  CircleHelp,
  ClipboardList,
  Hourglass,
  type LucideIcon,
  PackageCheck,
  PackageX,
  Store,
  TriangleAlert,
  Truck,
} from 'lucide-react';

export type Hue = 'red' | 'amber' | 'green' | 'grey' | 'blue' | 'teal' | 'violet' | 'orange';

export interface StatusStyle {
  hue: Hue;
  Icon: LucideIcon;
}

const looks: Readonly<Record<string, StatusStyle>> = {
  NotFound: { hue: 'grey', Icon: CircleHelp },
  InfoReceived: { hue: 'grey', Icon: ClipboardList },
  InTransit: { hue: 'blue', Icon: Truck },
  Expired: { hue: 'amber', Icon: Hourglass },
  AvailableForPickup: { hue: 'violet', Icon: Store },
  OutForDelivery: { hue: 'teal', Icon: PackageCheck },
  DeliveryFailure: { hue: 'orange', Icon: PackageX },
  Delivered: { hue: 'green', Icon: BadgeCheck },
  Exception: { hue: 'red', Icon: TriangleAlert },
};

/** Colour and icon of a main status; one that is not known yet looks like one not found. */
export const statusStyle = (status: string): StatusStyle => looks[status] ?? { hue: 'grey', Icon: CircleHelp };
