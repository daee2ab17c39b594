import type { PageConfiguration } from '@tracking-console/contract/page/page';

/** Pages of the provider's main site, help centre and documentation, in a language. */
export function siteAddresses({ main, help, docs }: PageConfiguration['site'], language: string) {
  return {
    about: `${main}/${language}/about/us`,
    contact: `${main}/${language}/about/contact`,
    terms: `${main}/${language}/about/licensing`,
    copyright: `${main}/${language}/about/copyright`,
    privacy: `${main}/${language}/about/privacy`,
    help: `${help}/${language}/help`,
    documentation: `${docs}/${language}/docs/v2.4`,
  };
}

export type SitePage = keyof ReturnType<typeof siteAddresses>;
