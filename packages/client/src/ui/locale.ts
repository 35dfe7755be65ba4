/** The browser's own kind of a language, so that Britons read British dates. */
export function localeOf(language: string): string {
  return globalThis.navigator?.languages?.find((tag) => tag.startsWith(language)) ?? language;
}
