import { randomUUID } from 'node:crypto';
import type { Session } from '../../../../http/callers/session.ts';
import type { createPrivacyService } from '../../../privacy/privacyService.ts';
import type { SessionService } from '../../../sessions/sessionService.ts';
import { hashPassword } from '../../../signIn/passwords.ts';
import type { createIdentityService } from '../../../users/identityService.ts';
import type { UserService } from '../../../users/userService.ts';
import type { Candidate } from '../candidate.ts';

/** A customer without shipments; the domain cannot receive mail, and the password is unknown. */
const EMAIL = 'release-checks@probe.invalid';
const COMPANY = { companyName: 'Release checks', companyUrl: '', phone: '5550100', phoneCountryCode: '1', mark: '' };

interface ProbeNeeds {
  users: UserService;
  identities: ReturnType<typeof createIdentityService>;
  privacy: ReturnType<typeof createPrivacyService>;
  sessions: SessionService;
}

/** The parts of a probe's page. */
export type ProbedRelease = Pick<Candidate, 'id' | 'map'>;

export type Probes = ReturnType<typeof createProbes>;

/**
 * Sessions in which a check loads a release that is not served yet. Which release is bound to the session in this process'
 * memory: only the opener of the session can request it, and nothing of it outlives the check.
 */
export function createProbes({ users, identities, privacy, sessions }: ProbeNeeds) {
  const releases = new Map<string, ProbedRelease>();

  async function customer(): Promise<string> {
    const known = await users.findByEmail(EMAIL);
    const gid = known?.gid ?? (await addCustomer());
    await privacy.accept(gid, await privacy.currentVersion());
    return gid;
  }

  async function addCustomer(): Promise<string> {
    const passwordHash = await hashPassword(randomUUID());
    const gid = await users.add({ email: EMAIL, nickname: 'Release checks', passwordHash });
    await identities.openBuyer(gid);
    await identities.openApi(gid, COMPANY);
    return gid;
  }

  return {
    /** Opens a session that sees `release`, until it is ended. */
    async open({ id, map }: ProbedRelease): Promise<{ sid: string; end: () => Promise<void> }> {
      const sid = await sessions.open(await customer(), { ip: '127.0.0.1', userAgent: 'release checks' });
      const session = await sessions.find(sid);
      if (!session) throw new Error('A session that was just opened is not there.');
      releases.set(session.idHash, { id, map });
      const end = async () => {
        releases.delete(session.idHash);
        await sessions.end(session);
      };
      return { sid, end };
    },

    /** null for sessions that are not a probe's. */
    releaseOf: ({ idHash }: Session): ProbedRelease | null => releases.get(idHash) ?? null,
  };
}
