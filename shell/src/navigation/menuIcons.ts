import type { MenuIcon } from '@tracking-console/contract/page/applications';
import { icons } from '@tracking-console/ui';

/** The icons that platform's menus name. */
const menuIcons = {
  application: icons.Boxes,
  dashboard: icons.LayoutDashboard,
  shipment: icons.Package,
  archive: icons.Archive,
  orders: icons.CreditCard,
  list: icons.FileText,
  receipt: icons.Receipt,
  settings: icons.Settings,
  airline: icons.Plane,
  notification: icons.Bell,
  bell: icons.Bell,
  mail: icons.Mail,
  history: icons.History,
  bank: icons.Building2,
  tasks: icons.ListChecks,
  user: icons.User,
  lock: icons.Lock,
  link: icons.Link2,
  key: icons.KeyRound,
  switch: icons.ArrowLeftRight,
} satisfies Record<MenuIcon, typeof icons.Package>;

const byName: Readonly<Record<string, typeof icons.Package | undefined>> = menuIcons;

export const menuIcon = (name: string) => byName[name] ?? icons.ChevronRight;
