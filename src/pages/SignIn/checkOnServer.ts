import { type CredentialCheck, INVALID_CREDENTIALS } from '#src/auth/credential.ts';

/** Checks the credentials at the server, which starts a session. */
export async function checkOnServer(username: string, password: string): Promise<CredentialCheck> {
  // Loaded now, so that the sign-in page of a site without a server has no API client.
  const [{ failureMessage, isUnauthorized, requestJson }, { sessionEndpoints }] = await Promise.all(
    [import('#src/api/client.ts'), import('#contracts/session.ts')],
  );
  try {
    const { data } = await requestJson(sessionEndpoints.signIn, { body: { username, password } });
    return { account: data.account };
  } catch (error) {
    return isUnauthorized(error) ? INVALID_CREDENTIALS : { problem: failureMessage(error) };
  }
}
