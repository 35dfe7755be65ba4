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
  const { CHAPTER_IDS, RULE_IDS, RULING_IDS } = await import(pathToFileURL(list).href);
  const rules = new Set(RULE_IDS);
  const kinds = { prefix: kindOf(RULE_IDS[0]), rulings: [...new Set(RULING_IDS.map(kindOf))] };
  const folder = join(root, 'packages', name);
  // The text of the rulebook and the list of its ids name every rule: they do not count as citing it.
  const isCode = (path) => !path.includes(`${join('src', 'text')}`) && !path.endsWith('rule-ids.ts');
  const inCode = cited(filesIn(join(folder, 'src')).filter(isCode), kinds);
  const inTests = named(filesIn(join(folder, 'test')), kinds);

  report(
    `${name}: rules that no code cites`,
    RULE_IDS.filter((id) => !inCode.has(id) && !(id in EXCUSED.code)),
  );
  report(
    `${name}: rules that no test names`,
    RULE_IDS.filter((id) => !inTests.has(id) && !(id in EXCUSED.test)),
  );
  const known = (id) => rules.has(id) || RULING_IDS.includes(id) || CHAPTER_IDS.includes(id);
  report(
    `${name}: ids cited that the rulebook does not have`,
    [...inCode, ...inTests].filter((id) => !known(id)),
  );
}

/** What stands before the number: P, PQ, V, R. */
function kindOf(id) {
  return id.split('-')[0];
}

function report(title, ids) {
  console.log(`${title}: ${ids.length === 0 ? 'none' : ids.join(', ')}`);
  if (ids.length > 0) isInOrder = false;
}

/** Ids anywhere in the files; "P-6.1 to P-6.6" cites all six. */
function cited(files, kinds) {
  const found = new Set();
  for (const file of files) collect(readFileSync(file, 'utf8'), kinds, found);
  return found;
}

/** Ids that a test or a group of tests is named after. */
function named(files, kinds) {
  const found = new Set();
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    for (const [, title] of source.matchAll(/(?:test|describe)(?:\.each[\s\S]*?\))?\(\s*['"`]([^'"`]*)/g))
      collect(title, kinds, found);
  }
  return found;
}

/** Rule ids ("P-6.1", "V-7.4.3"), ruling ids ("PQ-6", "R-05", "E-12") and ranges of rule ids ("P-6.1 to P-6.6"). */
function collect(text, { prefix, rulings }, found) {
  for (const [id] of text.matchAll(new RegExp(`\\b${prefix}-\\d+(?:\\.\\d+){1,2}\\b`, 'g'))) found.add(id);
  for (const ruling of rulings) {
    for (const [id] of text.matchAll(new RegExp(`\\b${ruling}-\\d+\\b`, 'g'))) found.add(id);
  }
  const range = new RegExp(`\\b(${prefix}-\\d+(?:\\.\\d+)?)\\.(\\d+) to \\1\\.(\\d+)\\b`, 'g');
  for (const [, chapter, from, to] of text.matchAll(range)) {
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
