/** What the schemas of answers are made of. */
import { z } from 'zod';

/** A schema for each field of a type, of what that field can be; `z.any()` says nothing of what is the game's own. */
type FieldsOf<Type> = { readonly [Key in keyof Type]-?: z.ZodType<Type[Key]> };

/**
 * The schema of a type that we tell: with all of its fields and no others, or it does not compile. Programs ignore fields that they do not
 * know, so that fields can be added.
 */
export const told =
  <Type>() =>
  <Shape extends FieldsOf<Type>>(shape: Shape & Record<Exclude<keyof Shape, keyof Type>, never>) =>
    z.looseObject(shape as Shape);

export const seat = z.number().int().min(0);
export const time = z.number().int().describe('milliseconds since 1970');
export const count = z.number().int().min(0);

/** What games say in words of their own: only the type is the same in all of them. */
export const choice = z.looseObject({ type: z.string() });
export const gameEvent = z.looseObject({ type: z.string() });
