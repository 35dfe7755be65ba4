/** Schemas as strict as they can be: what they do not name must not be there. */
import { choice, gameEvent, passkeyOptions } from '@bottega/protocol/answers';
import { z } from 'zod';

/** What the games say in words of their own, and what WebAuthn describes. */
const OPEN: readonly unknown[] = [choice.shape, gameEvent.shape, passkeyOptions.shape];

export function strictly(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    if (OPEN.includes(schema.shape) || Object.keys(schema.shape).length === 0) return schema;
    const fields = Object.entries<z.ZodType>(schema.shape).map(([name, field]) => [name, strictly(field)]);
    return z.strictObject(Object.fromEntries(fields));
  }
  if (schema instanceof z.ZodNullable) return strictly(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodExactOptional) return strictly(schema.unwrap() as z.ZodType).exactOptional();
  if (schema instanceof z.ZodOptional) return strictly(schema.unwrap() as z.ZodType).optional();
  if (schema instanceof z.ZodArray) return z.array(strictly(schema.element as z.ZodType));
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map((option) => strictly(option as z.ZodType)));
  return schema;
}
