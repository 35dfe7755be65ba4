/** The choices of Principato that ask how many, each with the field that says it. */
import type { AmountFields } from '../../choosing/amounts';

export const AMOUNT_FIELDS: AmountFields = {
  pay: 'favor',
  recruit: 'soldiers',
  place: 'cubes',
  move: 'cubes',
  dismiss: 'soldiers',
};
