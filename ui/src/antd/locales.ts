import type { Locale } from 'antd/es/locale';
import { loader } from './loader.ts';

type LocaleFile = Promise<{ default: Locale }>;
const file = (fetchFile: () => LocaleFile) => loader(async () => (await fetchFile()).default);

/** The component library's own texts; English is built into it, every other language is fetched when it is used. */
export const antdLocales: Readonly<Record<string, ReturnType<typeof file>>> = {
  az: file(() => import('antd/es/locale/az_AZ')),
  bg: file(() => import('antd/es/locale/bg_BG')),
  cs: file(() => import('antd/es/locale/cs_CZ')),
  da: file(() => import('antd/es/locale/da_DK')),
  de: file(() => import('antd/es/locale/de_DE')),
  el: file(() => import('antd/es/locale/el_GR')),
  es: file(() => import('antd/es/locale/es_ES')),
  fi: file(() => import('antd/es/locale/fi_FI')),
  fr: file(() => import('antd/es/locale/fr_FR')),
  hu: file(() => import('antd/es/locale/hu_HU')),
  it: file(() => import('antd/es/locale/it_IT')),
  ja: file(() => import('antd/es/locale/ja_JP')),
  kk: file(() => import('antd/es/locale/kk_KZ')),
  ko: file(() => import('antd/es/locale/ko_KR')),
  lt: file(() => import('antd/es/locale/lt_LT')),
  mk: file(() => import('antd/es/locale/mk_MK')),
  nl: file(() => import('antd/es/locale/nl_NL')),
  no: file(() => import('antd/es/locale/nb_NO')),
  pl: file(() => import('antd/es/locale/pl_PL')),
  pt: file(() => import('antd/es/locale/pt_BR')),
  ro: file(() => import('antd/es/locale/ro_RO')),
  ru: file(() => import('antd/es/locale/ru_RU')),
  sk: file(() => import('antd/es/locale/sk_SK')),
  sl: file(() => import('antd/es/locale/sl_SI')),
  sq: file(() => import('antd/es/locale/sq_AL')),
  sr: file(() => import('antd/es/locale/sr_RS')),
  sv: file(() => import('antd/es/locale/sv_SE')),
  th: file(() => import('antd/es/locale/th_TH')),
  tr: file(() => import('antd/es/locale/tr_TR')),
  uk: file(() => import('antd/es/locale/uk_UA')),
  'zh-cn': file(() => import('antd/es/locale/zh_CN')),
  'zh-hk': file(() => import('antd/es/locale/zh_HK')),
};
