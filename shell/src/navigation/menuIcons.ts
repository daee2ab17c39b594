import { icons } from '@tracking-console/ui';

/** The icons that platform's menus name. */
const menuIcons: Readonly<Record<string, typeof icons.Package>> = {
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
};

export const menuIcon = (name: string) => menuIcons[name] ?? icons.ChevronRight;
