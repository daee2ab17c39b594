import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, PSEUDO_LANGUAGE } from '@tracking-console/contract/values/languages';
import type { FastifyRequest } from 'fastify';
import { requestLanguage } from '../../documents/requestLanguage.ts';
import type { BuiltFiles } from './builtFiles.ts';

/** The language a page opens in, and the bundles it may show. */
export function pageLanguage(request: FastifyRequest, profile: string, files: BuiltFiles, testHooks: boolean) {
  const { languages } = files;
  // Layout tests request the pseudo-language by the cookie, which overrides the profile.
  if (testHooks && request.cookies[LANGUAGE_COOKIE] === PSEUDO_LANGUAGE) {
    return { language: PSEUDO_LANGUAGE, languages: { ...languages, ...files.pseudo() } };
  }
  const wanted = requestLanguage(request, profile);
  return { language: wanted in languages ? wanted : DEFAULT_LANGUAGE, languages };
}
