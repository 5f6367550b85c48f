import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate, migrationsOf, statementsOf } from '#server/storage/migrate.ts';
import { openSqlite } from '#server/storage/sqlite.ts';
import type { Storage } from '#server/storage/storage.ts';

const files = import.meta.glob<string>('/server/storage/migrations/sqlite/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const withCrlf = (text: string) => text.replaceAll('\n', '\r\n');

let dir: string;
let storage: Storage;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'website-migrate-'));
  storage = await openSqlite(join(dir, 'server.sqlite'));
});
afterEach(async () => {
  await storage.close();
  await rm(dir, { recursive: true });
});

it('accepts applied migrations whose lines end in another way', async () => {
  const checkedOut = Object.entries(files).map(([path, text]) => [path, withCrlf(text)]);
  await migrate(storage.db, migrationsOf(Object.fromEntries(checkedOut)));
});

it('splits at the semicolons that end a statement, however its lines end', async () => {
  const statements = [
    "INSERT INTO a VALUES ('x; -- y', 'it''s;')",
    'CREATE TABLE "odd;name" (id TEXT)',
    'CREATE TRIGGER t AFTER INSERT ON a BEGIN\nUPDATE b SET c = CASE WHEN d THEN 1 ELSE 2 END;\nDELETE FROM e;\nEND',
    'CREATE FUNCTION f() RETURNS trigger AS $$ BEGIN\nRETURN NULL;\nEND; $$',
    'CREATE FUNCTION g() AS $body$ SELECT 1; $body$',
  ];
  const text = `-- First; this\n${statements.join('; -- a comment; at the end\n/* and; one */ ')};\n`;
  for (const each of [text, withCrlf(text), text.replace(/;\n$/, '')]) {
    const found = statementsOf(migrationsOf({ 'a.sql': each })[0]?.text ?? '');
    expect(found.map((statement) => statement.replace(/;$/, ''))).toEqual(statements);
  }
});

it('throws if the pattern of the files matches none', () => {
  expect(() => migrationsOf({})).toThrow('no files of migrations');
});

it('splits the migrations of this server into statements that each begin with a verb', () => {
  const all = Object.values(files).flatMap(statementsOf);
  expect(all.length).toBeGreaterThan(Object.keys(files).length);
  for (const statement of all) expect(statement).toMatch(/^(CREATE|INSERT|ALTER|DROP) /);
});
