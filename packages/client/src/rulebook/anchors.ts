/** The names under which the entries of a rulebook are linked to; a rule, ruling or chapter has its own id. */

/** The section with the house rules. */
export const HOUSE_RULES = 'house-rules';

export const optionAnchor = (option: string): string => `house-${option}`;
export const exampleAnchor = (example: string): string => `example-${example}`;

/** The id of the element that stands for an entry. */
export const elementId = (anchor: string): string => `rule-${anchor}`;
