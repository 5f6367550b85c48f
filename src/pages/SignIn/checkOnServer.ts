import { sessionEndpoints } from '#contracts/session.ts';
import { failureMessage, isUnauthorized, requestJson } from '#src/api/client.ts';
import { type CredentialCheck, INVALID_CREDENTIALS } from '#src/auth/credential.ts';

/** Checks the credentials at the server, which starts a session. */
export async function checkOnServer(username: string, password: string): Promise<CredentialCheck> {
  try {
    const { data } = await requestJson(sessionEndpoints.signIn, { body: { username, password } });
    return { account: data.account };
  } catch (error) {
    return isUnauthorized(error) ? INVALID_CREDENTIALS : { problem: failureMessage(error) };
  }
}
