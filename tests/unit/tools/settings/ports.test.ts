import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort, readPort, requireFreePorts } from '#tools/settings/ports.ts';

test.each(['127.0.0.1', '0.0.0.0'])('says what to do if a port is in use on %s', async (on) => {
  const server = createServer().listen(0, on);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port: number }: AddressInfo = Object(server.address());
  await expect(requireFreePorts({ setting: 'PORT', number })).rejects.toThrow(
    `Port ${number} is in use. Stop the program that uses it, or set PORT to another port, for example PORT=${number + 10}.`,
  );
});

test('accepts free ports unless they are the same', async () => {
  const number = await freePort();
  await requireFreePorts({ setting: 'PORT', number });
  await expect(
    requireFreePorts({ setting: 'PORT', number }, { setting: 'API_PORT', number }),
  ).rejects.toThrow(`PORT and API_PORT are both ${number}. Give them different ports.`);
});

test('rejects a setting that is not a port and names it', () => {
  expect(readPort({ PORT: '8080' }, 'PORT', 5173)).toEqual({ setting: 'PORT', number: 8080 });
  expect(readPort({}, 'PORT', 5173)).toEqual({ setting: 'PORT', number: 5173 });
  for (const text of ['web', '0', '70000', '1.5']) {
    expect(() => readPort({ PORT: text }, 'PORT', 5173)).toThrow(
      `PORT is '${text}'. It must be an integer between 1 and 65535.`,
    );
  }
});
