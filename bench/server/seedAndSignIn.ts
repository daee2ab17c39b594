import { readConfiguration } from '../../server/src/config.ts';
import { openDatabase } from '../../server/src/database.ts';
import { migrateDatabase } from '../../server/src/migrateDatabase.ts';
import { seedDemo } from '../../server/src/seed/main.ts';
import { createServices } from '../../server/src/services.ts';

/** Fills an empty database with the demo; returns the cookie of a session there. */
export async function seedAndSignIn(databaseUrl: string, email: string): Promise<string> {
  await migrateDatabase(databaseUrl);
  const database = openDatabase(databaseUrl, 2);
  try {
    const services = createServices({ configuration: readConfiguration({ LOG_LEVEL: 'silent' }), database });
    await seedDemo(services);
    const user = await services.users.findByEmail(email);
    if (!user) throw new Error(`There is no account ${email}.`);
    return `__Host-sid=${await services.sessions.open(user.gid, { ip: '127.0.0.1', userAgent: 'bench' })}`;
  } finally {
    await database.close();
  }
}
