import { Type } from 'typebox';
import {
  CheckRanges,
  type CreatedKey,
  CreateKey,
  type KeyList,
  NamedKey,
  type RangeCheck,
  type RangeList,
  RollKey,
  SaveRanges,
} from '../api/keys.ts';
import { Nothing } from '../calls/envelope.ts';
import type { RouteCalls } from '../calls/routeCalls.ts';
import { NoParameters } from '../calls/schema.ts';
import { DownloadFile, ExportAccount, ListTasks, type StartedTask, type TaskList } from '../tasks/tasks.ts';
import { type AuditList, ExportAudit, ListAudit } from './accountEvents.ts';
import { AddPasskey, PasskeyList, PasskeyOptions } from './passkeys.ts';
import {
  ChangePassword,
  ConfirmTwoStep,
  NamedThing,
  Reauthenticate,
  RecoveryCodes,
  SessionList,
  SignInList,
  TurnOffTwoStep,
  TwoStepSetup,
  TwoStepState,
} from './security.ts';
import { ConnectSocial, DisconnectSocial, SocialList, SocialStart } from './socialAccounts.ts';
import {
  ChangeEmail,
  CompanyAnswer,
  DeleteAccount,
  OpenApiApp,
  PhotoCrop,
  SendEmailCode,
  UpdateProfile,
  UploadedPhoto,
} from './user.ts';

/** What the account's pages and the check of who is there call below the new-user root. */
export const ACCOUNT_CALLS = {
  '/v1/list-sessions': { param: NoParameters, answer: SessionList },
  '/v1/end-session': { param: NamedThing, answer: Nothing },
  '/v1/end-other-sessions': { param: NoParameters, answer: Nothing },
  '/v1/list-sign-ins': { param: NoParameters, answer: SignInList },
  '/v1/change-password': { param: ChangePassword, answer: Nothing },
  '/v1/reauthenticate': { param: Reauthenticate, answer: Nothing },
  '/v1/passkey-options': { param: NoParameters, answer: PasskeyOptions },
  '/v1/get-two-step': { param: NoParameters, answer: TwoStepState },
  '/v1/set-up-two-step': { param: NoParameters, answer: TwoStepSetup },
  '/v1/confirm-two-step': { param: ConfirmTwoStep, answer: RecoveryCodes },
  '/v1/turn-off-two-step': { param: TurnOffTwoStep, answer: Nothing },
  '/v1/renew-recovery-codes': { param: NoParameters, answer: RecoveryCodes },
  '/v1/list-passkeys': { param: NoParameters, answer: PasskeyList },
  '/v1/add-passkey-options': { param: NoParameters, answer: PasskeyOptions },
  '/v1/add-passkey': { param: AddPasskey, answer: Nothing },
  '/v1/remove-passkey': { param: NamedThing, answer: Nothing },
  '/v1/list-social-accounts': { param: NoParameters, answer: SocialList },
  '/v1/connect-social': { param: ConnectSocial, answer: SocialStart },
  '/v1/disconnect-social': { param: DisconnectSocial, answer: Nothing },
  '/v1/update-profile': { param: UpdateProfile, answer: Nothing },
  /** The file is the body; what it takes is in the query. */
  '/v1/upload-photo': { param: PhotoCrop, answer: UploadedPhoto },
  '/v1/get-company': { param: NoParameters, answer: CompanyAnswer },
  '/v1/update-company': { param: OpenApiApp, answer: Nothing },
  '/v1/send-email-code': { param: SendEmailCode, answer: Nothing },
  '/v1/change-email': { param: ChangeEmail, answer: Nothing },
  '/v1/delete-account': { param: DeleteAccount, answer: Nothing },
} satisfies RouteCalls;

/** What they call below the console root. */
export const ACCOUNT_CONSOLE_CALLS = {
  '/v1/keys/list': { param: NoParameters, answer: Type.Unsafe<KeyList>({}) },
  '/v1/keys/create': { param: CreateKey, answer: Type.Unsafe<CreatedKey>({}) },
  '/v1/keys/roll': { param: RollKey, answer: Type.Unsafe<CreatedKey>({}) },
  '/v1/keys/reveal_once': { param: NamedKey, answer: Type.Unsafe<CreatedKey>({}) },
  '/v1/keys/revoke': { param: NamedKey, answer: Nothing },
  '/v1/ip/list': { param: NoParameters, answer: Type.Unsafe<RangeList>({}) },
  '/v1/ip/check': { param: CheckRanges, answer: Type.Unsafe<RangeCheck>({}) },
  '/v1/ip/save': { param: SaveRanges, answer: Type.Unsafe<RangeList>({}) },
  '/v1/audit/list': { param: ListAudit, answer: Type.Unsafe<AuditList>({}) },
  /** A file. */
  '/v1/audit/export': { param: ExportAudit, answer: Nothing },
  '/v1/task/list': { param: ListTasks, answer: Type.Unsafe<TaskList>({}) },
  '/v1/task/export_account': { param: ExportAccount, answer: Type.Unsafe<StartedTask>({}) },
  /** A file. */
  '/v1/task/download': { param: DownloadFile, answer: Nothing },
} satisfies RouteCalls;
