import { type RunningApi, startApi } from '#mocks/json-server/startApi.ts';
import { type Port, requireFreePorts } from '#tools/settings/ports.ts';
import { apiPort, dataDir, type Env } from '#tools/settings/settings.ts';

/** Starts the mock API, which prints each message. Throws a `CliError` if it cannot. */
export async function startMockApi(env: Env, ...otherPorts: readonly Port[]): Promise<RunningApi> {
  const port = apiPort(env);
  await requireFreePorts(...otherPorts, port);
  return startApi({
    port: port.number,
    dataDir: dataDir(env),
    onMessage: ({ user_name, user_email, user_phone, subject, message }) => {
      const from = [`${user_name} <${user_email}>`, user_phone].filter(Boolean).join(', ');
      console.log(`Message from ${from}: ${subject}\n${message}\n`);
    },
  });
}
