import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, verify } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { principato } from '../src/index.js';

/** Games played under rules version 1. A commit after which one of them differs raises the version and says which rule changed. */
const folder = new URL('./corpus/', import.meta.url);

describe('recorded games replay to the last bit', () => {
  test.each(readdirSync(folder))('%s', (file) => {
    const record = parseRecord(principato, JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
    expect(verify(principato, record)).toMatchObject({ ok: true, over: true });
  });
});
