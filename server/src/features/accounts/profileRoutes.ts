import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CompanyAnswer,
  OpenApiApp,
  PhotoCrop,
  UpdateProfile,
  UploadedPhoto,
} from '@tracking-console/contract/account/user';
import { MAX_PHOTO_BYTES, PHOTO_TYPES, PROFILE_CODES } from '@tracking-console/contract/account/userConstants';
import { CODE, Envelope, Nothing } from '@tracking-console/contract/calls/envelope';
import { NoParameters } from '@tracking-console/contract/calls/schema';
import { HOUR } from '@tracking-console/contract/values/durations';
import type { FastifyRequest } from 'fastify';
import { clientOf } from '../../http/callers/client.ts';
import { requireSession, sessionOf } from '../../http/callers/session.ts';
import { tabOf } from '../../http/callers/tab.ts';
import { refusal, success } from '../../http/calls/envelope.ts';
import { readCompany, refuseCompany } from '../users/companyRules.ts';
import type { UserService } from '../users/userService.ts';
import type { Caller, ProfileChange } from './profileChange.ts';

interface Services {
  users: UserService;
  profileChange: ProfileChange;
}

const WORDS = {
  phone: 'The phone number is not valid.',
  timeZone: 'There is no such time zone.',
  photoUnreadable: 'The file is no JPEG, PNG or WebP picture, or it is damaged.',
  photoTooLarge: 'The picture has more than 4096 pixels on a side.',
  photoMixed: 'The file holds more than a picture.',
} as const;

export const callerOf = (request: FastifyRequest): Caller => ({
  gid: sessionOf(request).gid,
  client: clientOf(request),
  ...tabOf(request),
});

/** The new-user calls by which customers change their profile. */
export const profileRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { users, profileChange } = services;
  app.addHook('onRequest', requireSession);
  app.addContentTypeParser([...PHOTO_TYPES], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(
    '/v1/update-profile',
    { config: { recentCheck: 'not needed' }, schema: { body: UpdateProfile, response: { 200: Envelope(Nothing) } } },
    async (request) => {
      const why = await profileChange.update(callerOf(request), request.body);
      return why ? refusal(PROFILE_CODES[why], WORDS[why]) : success(null);
    },
  );

  app.post(
    '/v1/get-company',
    {
      config: { recentCheck: 'not needed' },
      schema: { body: NoParameters, response: { 200: Envelope(CompanyAnswer) } },
    },
    async (request) => success({ company: await profileChange.company(sessionOf(request).gid) }),
  );

  app.post(
    '/v1/update-company',
    { config: { recentCheck: 'not needed' }, schema: { body: OpenApiApp, response: { 200: Envelope(Nothing) } } },
    async (request) => {
      const user = await users.find(sessionOf(request).gid);
      if (!user) return refusal(CODE.notSignedIn, 'Not signed in.');
      const company = readCompany(request.body);
      const refused = refuseCompany(company, user.country);
      if (refused) return refusal(refused.code, refused.message);
      const isChanged = await profileChange.updateCompany(callerOf(request), company);
      return isChanged ? success(null) : refusal(PROFILE_CODES.noCompany, 'The API identity is not open.');
    },
  );

  app.post(
    '/v1/upload-photo',
    {
      bodyLimit: MAX_PHOTO_BYTES,
      config: {
        recentCheck: 'not needed',
        contentTypes: PHOTO_TYPES,
        limit: { name: 'upload-photo', calls: 30, window: HOUR },
      },
      schema: { querystring: PhotoCrop, response: { '2xx': Envelope(UploadedPhoto) } },
    },
    async (request) => {
      const file = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const outcome = await profileChange.uploadPhoto(callerOf(request), file, request.query);
      return typeof outcome === 'string' ? refusal(PROFILE_CODES[outcome], WORDS[outcome]) : success(outcome);
    },
  );
};
