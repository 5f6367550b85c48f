import type { CredentialCheck } from '#src/auth/credential.ts';

/** Checks the credentials at the server, which starts a session. */
export async function checkOnServer(username: string, password: string): Promise<CredentialCheck> {
  // Loaded now, so that the sign-in page of a site without a server has no API client.
  const [{ signInAtServer }, { isUnauthorized, failureMessage }] = await Promise.all([
    import('#src/api/session.ts'),
    import('#src/api/client.ts'),
  ]);
  try {
    return { kind: 'ok', account: await signInAtServer({ username, password }) };
  } catch (error) {
    if (isUnauthorized(error)) return { kind: 'wrong' };
    return { kind: 'refused', message: failureMessage(error) };
  }
}
