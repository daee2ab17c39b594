import type { Locale } from 'antd/es/locale';
import { loader } from './loader.ts';

/** The component library's own texts; English is built into it, every other language is fetched when it is used. */
export const antdLocales: Readonly<Record<string, ReturnType<typeof loader<Locale>>>> = {
  'zh-cn': loader(async () => (await import('antd/es/locale/zh_CN')).default),
};
