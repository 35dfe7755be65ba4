export interface RulebookText<
  Chapter extends string = string,
  Rule extends string = string,
  Ruling extends string = string,
> {
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly rules: Readonly<Record<Rule, string>>;
  readonly rulings: Readonly<Record<Ruling, string>>;
}
