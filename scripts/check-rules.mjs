/**
 * Lists the rules of each game that no code cites and those that no test names, and rule ids in the code that the rulebook
 * does not have. All lists must be empty, except for ids in EXCUSED, each with its reason.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

/** Rules that need no line of code of their own, or no test, each with why. */
const EXCUSED = {
  code: {},
  test: {},
};

let isInOrder = true;
for (const name of readdirSync(join(root, 'packages'))) {
  const list = join(root, 'packages', name, 'dist', 'rule-ids.js');
  if (existsSync(list)) await checkGame(name, list);
}
if (!isInOrder) process.exit(1);

async function checkGame(name, list) {
  const { RULE_IDS, RULING_IDS } = await import(pathToFileURL(list).href);
  const rules = new Set(RULE_IDS);
  const prefix = RULE_IDS[0].split('-')[0];
  const folder = join(root, 'packages', name);
  // The text of the rulebook and the list of its ids name every rule: they do not count as citing it.
  const isCode = (path) => !path.includes(`${join('src', 'text')}`) && !path.endsWith('rule-ids.ts');
  const inCode = cited(filesIn(join(folder, 'src')).filter(isCode), prefix);
  const inTests = named(filesIn(join(folder, 'test')), prefix);

  report(
    `${name}: rules that no code cites`,
    RULE_IDS.filter((id) => !inCode.has(id) && !(id in EXCUSED.code)),
  );
  report(
    `${name}: rules that no test names`,
    RULE_IDS.filter((id) => !inTests.has(id) && !(id in EXCUSED.test)),
  );
  const known = (id) => rules.has(id) || RULING_IDS.includes(id);
  report(
    `${name}: ids cited that the rulebook does not have`,
    [...inCode, ...inTests].filter((id) => !known(id)),
  );
}

function report(title, ids) {
  console.log(`${title}: ${ids.length === 0 ? 'none' : ids.join(', ')}`);
  if (ids.length > 0) isInOrder = false;
}

/** Ids anywhere in the files; "P-6.1 to P-6.6" cites all six. */
function cited(files, prefix) {
  const found = new Set();
  for (const file of files) collect(readFileSync(file, 'utf8'), prefix, found);
  return found;
}

/** Ids that a test or a group of tests is named after. */
function named(files, prefix) {
  const found = new Set();
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    for (const [, title] of source.matchAll(/(?:test|describe)(?:\.each[\s\S]*?\))?\(\s*['"`]([^'"`]*)/g))
      collect(title, prefix, found);
  }
  return found;
}

function collect(text, prefix, found) {
  const id = `${prefix}Q?-\\d+(?:\\.\\d+)?`;
  for (const [, one] of text.matchAll(new RegExp(`\\b(${id})\\b`, 'g')))
    if (one.includes('.') || one.includes('Q')) found.add(one);
  for (const [, chapter, from, to] of text.matchAll(new RegExp(`\\b(${prefix}-\\d+)\\.(\\d+) to \\1\\.(\\d+)`, 'g'))) {
    for (let number = Number(from); number <= Number(to); number++) found.add(`${chapter}.${number}`);
  }
}

function filesIn(folder) {
  return readdirSync(folder).flatMap((entry) => {
    const path = join(folder, entry);
    if (statSync(path).isDirectory()) return filesIn(path);
    return path.endsWith('.ts') ? [path] : [];
  });
}
