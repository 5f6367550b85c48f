import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort, readPort, requireFreePorts } from '#tools/settings/ports.ts';

test('rejects a port in use and says what to do', async () => {
  const number = await occupy('127.0.0.1');
  await expect(requireFreePorts({ setting: 'PORT', number })).rejects.toThrow(
    `Port ${number} is in use. Stop the program that uses it, or set PORT to another port, for example PORT=${number + 10}.`,
  );
});

test('rejects a port that is in use on all addresses', async () => {
  const number = await occupy('0.0.0.0');
  await expect(requireFreePorts({ setting: 'API_PORT', number })).rejects.toThrow('is in use');
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

function occupy(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    onTestFinished(() => {
      server.close();
    });
    server.once('error', reject);
    server.listen(0, address, () => {
      const bound = server.address();
      if (bound && typeof bound === 'object') resolve(bound.port);
    });
  });
}
