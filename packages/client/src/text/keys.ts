/** The keys of the page's texts, and the places that each text has, read from the English ones by the compiler. */
import type { messages } from './en';
import type { AllPartMessages } from './parts';

type English = typeof messages & AllPartMessages;

export type TextKey = keyof English;

/** The names of the places in the text of a key: "rule" in "Link to {rule}", "count" in "{#rule:count}". */
export type PlacesOf<Key extends TextKey> = PlacesIn<English[Key]>;

/** Keys of texts that are said as they stand. */
export type PlainKey = { [Key in TextKey]: [PlacesOf<Key>] extends [never] ? Key : never }[TextKey];

export type PlaceValue = string | number;

type PlacesIn<Sentence extends string> = Sentence extends `${string}{${infer Place}}${infer Rest}`
  ? NameIn<Place> | PlacesIn<Rest>
  : never;
type NameIn<Place extends string> = Place extends `${string}:${infer Name}` ? Name : Place;
