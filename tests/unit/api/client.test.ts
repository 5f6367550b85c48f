import axios from 'axios';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
});

it.each([
  ['', '/api'],
  ['https://api.example/v1', 'https://api.example/v1'],
])('with VITE_API_BASE_URL=%j the base URL is %s', async (value, baseURL) => {
  vi.stubEnv('VITE_API_BASE_URL', value);
  const create = vi.spyOn(axios, 'create');
  await import('#src/api/client.ts');
  expect(create).toHaveBeenCalledExactlyOnceWith({ baseURL });
});
